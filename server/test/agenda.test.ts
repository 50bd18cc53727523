import type { Question, Reply, Seating } from '@pepite/bots';
import { Agenda } from '@pepite/matches';
import { describe, expect, it } from 'vitest';

type Bot = Seating['bot'];

/** A desk whose clock the test sets: it holds one question until it is told to answer. */
class FakeDesk {
  readonly posted: Question[] = [];
  /** Who was answered, and when. */
  readonly replies: { readonly mind: number; readonly at: number; readonly reply: Reply }[] = [];
  time = 5000;
  readonly agenda = new Agenda(
    (question) => this.posted.push(question),
    () => this.time,
  );
  #minds = 0;

  sit(bot: Bot): number {
    const mind = this.#minds++;
    const seating = { game: 'aurum', rules: 1, seats: 4, options: {}, bot };
    this.agenda.ask({ type: 'sit', mind, seating });
    return mind;
  }

  ask(mind: number, type: 'choose' | 'advise' = 'choose'): void {
    this.agenda.ask({ type, mind, seen: [], view: '' }, (reply) =>
      this.replies.push({ mind, at: this.time, reply }),
    );
  }

  /** What the desk thinks about, once all that was said is heard. */
  async asked(): Promise<{ readonly mind: number; readonly milliseconds: number }> {
    await Promise.resolve();
    const question = this.posted.at(-1);
    if (question === undefined || !('view' in question)) throw new Error('nothing is asked');
    return { mind: question.mind, milliseconds: question.milliseconds ?? 0 };
  }

  /** Answers after so many milliseconds; unless told otherwise after all that it was given. */
  async answer(after?: number): Promise<void> {
    const { mind, milliseconds } = await this.asked();
    this.time += after ?? milliseconds;
    this.agenda.answered({ mind, move: 1 });
  }
}

describe('the agenda of a desk', () => {
  it('gives all the time to whoever is alone, and one question at a time', async () => {
    const desk = new FakeDesk();
    const [one, other] = [desk.sit('expert'), desk.sit('expert')];
    desk.ask(one);
    expect(await desk.asked()).toEqual({ mind: one, milliseconds: 900 });
    desk.time += 400;
    desk.ask(other);
    expect(await desk.asked()).toMatchObject({ mind: one });
    await desk.answer(200);
    // It was asked 200 ms ago, when the desk was busy.
    expect(await desk.asked()).toEqual({ mind: other, milliseconds: 700 });
    await desk.answer();
    expect(desk.replies.map(({ mind, at }) => [mind, at])).toEqual([
      [one, 5600],
      [other, 6300],
    ]);
  });

  it.each([2, 6, 12])('has %d who ask at once answered in time', async (seats) => {
    const desk = new FakeDesk();
    const minds = Array.from({ length: seats }, () => desk.sit('expert'));
    for (const mind of minds) desk.ask(mind);
    for (let answered = 0; answered < seats; answered++) await desk.answer();
    expect(desk.replies.map(({ mind }) => mind)).toEqual(minds);
    expect(desk.replies.at(-1)?.at).toBeCloseTo(5900);
    expect(desk.replies[0].at).toBeCloseTo(5000 + 900 / seats);
  });

  it('shares what is left among those who wait', async () => {
    const desk = new FakeDesk();
    const minds = Array.from({ length: 4 }, () => desk.sit('expert'));
    for (const mind of minds) desk.ask(mind);
    await desk.answer(300);
    expect(await desk.asked()).toMatchObject({ milliseconds: 200 });
    await desk.answer(50);
    // What an easy choice leaves goes to the others.
    expect(await desk.asked()).toMatchObject({ milliseconds: 275 });
  });

  it('leaves a moment to whoever comes too late', async () => {
    const desk = new FakeDesk();
    const [one, other] = [desk.sit('expert'), desk.sit('expert')];
    desk.ask(one);
    desk.ask(other);
    await desk.answer(5000);
    expect(await desk.asked()).toEqual({ mind: other, milliseconds: 30 });
  });

  it('lets those go first who need no thought, then hints', async () => {
    const desk = new FakeDesk();
    const busy = desk.sit('expert');
    const [expert, adviser, strong] = (['expert', 'adviser', 'strong'] as const).map((bot) =>
      desk.sit(bot),
    );
    desk.ask(busy);
    await desk.asked();
    desk.ask(expert);
    desk.ask(adviser, 'advise');
    desk.ask(strong);
    for (let answered = 0; answered < 4; answered++) await desk.answer(0);
    expect(desk.replies.map(({ mind }) => mind)).toEqual([busy, strong, adviser, expert]);
  });

  it('does not count those who need no thought among those who share', async () => {
    const desk = new FakeDesk();
    const [busy, expert, strong] = (['strong', 'expert', 'strong'] as const).map((bot) =>
      desk.sit(bot),
    );
    for (const mind of [busy, expert, strong]) desk.ask(mind);
    await desk.answer(0);
    await desk.answer(0);
    expect(await desk.asked()).toEqual({ mind: expert, milliseconds: 900 });
  });

  it('forgets who has risen, and goes on when the thought of one who has is over', async () => {
    const desk = new FakeDesk();
    const [one, two, three] = [desk.sit('expert'), desk.sit('expert'), desk.sit('expert')];
    for (const mind of [one, two, three]) desk.ask(mind);
    await desk.asked();
    for (const mind of [one, two]) desk.agenda.ask({ type: 'rise', mind });
    desk.agenda.answered({ mind: one, move: 1 });
    expect(await desk.asked()).toMatchObject({ mind: three });
  });

  it('tells all who wait when the desk is gone', async () => {
    const desk = new FakeDesk();
    for (const mind of [desk.sit('expert'), desk.sit('expert')]) desk.ask(mind);
    await desk.asked();
    desk.agenda.fail('lost');
    expect(desk.replies.map(({ reply }) => reply)).toEqual([{ error: 'lost' }, { error: 'lost' }]);
  });
});

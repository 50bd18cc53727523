import { type Question, type Reply, type Seating, thinks } from '@pepite/bots';
import { itemAt } from '@pepite/kernel';
import { Agenda, type Asker } from '@pepite/matches';
import { describe, expect, it } from 'vitest';

type Bot = Seating['bot'];

/** For whom something is asked: it is shared by origin, then by guest, then by match. */
type Owner = Omit<Asker, 'thinks'>;

const OWN: Owner = { origin: 'home', guest: 'Ann', match: 'm' };

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
  readonly #askers: Asker[] = [];

  sit(bot: Bot, owner = OWN): number {
    return this.#askers.push({ ...owner, thinks: thinks(bot) }) - 1;
  }

  ask(mind: number, type: 'choose' | 'advise' = 'choose'): void {
    this.agenda.ask({ type, mind, seen: [], view: '' }, itemAt(this.#askers, mind), (reply) =>
      this.replies.push({ mind, at: this.time, reply }),
    );
  }

  /** Answers at once until nobody waits; who was answered, in order. */
  async answerAll(most = 2000): Promise<readonly number[]> {
    const { length } = this.replies;
    for (let count = 0; count < most; count++) {
      await Promise.resolve();
      if (this.posted.length === this.replies.length) break;
      await this.answer(1);
    }
    return this.replies.slice(length).map(({ mind }) => mind);
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
    expect(itemAt(desk.replies, 0).at).toBeCloseTo(5000 + 900 / seats);
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

  it('lets hints of the same people go first, then those who need no thought', async () => {
    const desk = new FakeDesk();
    const busy = desk.sit('expert');
    const [expert, adviser] = [desk.sit('expert'), desk.sit('adviser')];
    const strong = desk.sit('strong');
    desk.ask(busy);
    await desk.asked();
    desk.ask(expert);
    desk.ask(adviser, 'advise');
    desk.ask(strong);
    for (let answered = 0; answered < 4; answered++) await desk.answer(0);
    expect(desk.replies.map(({ mind }) => mind)).toEqual([busy, adviser, strong, expert]);
  });

  it('does not count those who need no thought among those who share', async () => {
    const desk = new FakeDesk();
    const [busy, expert, strong] = [desk.sit('strong'), desk.sit('expert'), desk.sit('strong')];
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
    const { length } = desk.posted;
    for (const mind of [one, two]) desk.agenda.rise(mind);
    expect(desk.posted.slice(length)).toEqual([
      { type: 'rise', mind: one },
      { type: 'rise', mind: two },
    ]);
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

describe('an agenda shared by people from different networks', () => {
  const HERE: Owner = { origin: 'here', guest: 'Ann', match: 'mine' };
  /** Bots at so many tables of somebody else, one at each. */
  const flood = (desk: FakeDesk, tables: number, bot: Bot): readonly number[] =>
    Array.from({ length: tables }, (_, table) =>
      desk.sit(bot, { origin: 'there', guest: 'Mallory', match: `table ${table}` }),
    );

  it.each(['expert', 'strong', 'heuristic', 'random'] as const)(
    'asks somebody’s expert next, however many %s bots wait at the tables of others',
    async (bot) => {
      const desk = new FakeDesk();
      const others = flood(desk, 500, bot);
      for (const mind of others) desk.ask(mind);
      await desk.asked();
      const expert = desk.sit('expert', HERE);
      for (let moves = 0; moves < 20; moves++) {
        desk.ask(expert);
        await desk.answer(1);
        expect(await desk.asked()).toMatchObject({ mind: expert });
        await desk.answer(1);
        for (const mind of others.slice(0, 2)) desk.ask(mind);
        await desk.asked();
      }
    },
  );

  it('asks somebody’s expert next, however many hints others ask for', async () => {
    const desk = new FakeDesk();
    for (const mind of flood(desk, 150, 'adviser')) desk.ask(mind, 'advise');
    await desk.asked();
    const expert = desk.sit('expert', HERE);
    desk.ask(expert);
    await desk.answer();
    expect(await desk.asked()).toMatchObject({ mind: expert });
    await desk.answer();
    expect(desk.replies.at(-1)?.at).toBeLessThan(5000 + 2000);
  });

  it('shortens thoughts by one’s own load and by who shares, not by their load', async () => {
    const givenBeside = async (tables: number): Promise<number> => {
      const desk = new FakeDesk();
      const expert = desk.sit('expert', HERE);
      for (const mind of flood(desk, tables, 'expert')) desk.ask(mind);
      await desk.asked();
      desk.ask(expert);
      await desk.answer(0);
      return (await desk.asked()).milliseconds;
    };
    expect(await givenBeside(500)).toBe(450);
    expect(await givenBeside(2)).toBe(450);
    expect(await givenBeside(1)).toBe(900);
  });

  it('answers all bots of a table in time beside people who ask without end', async () => {
    const desk = new FakeDesk();
    const others = flood(desk, 500, 'expert');
    for (const mind of others) desk.ask(mind);
    await desk.asked();
    const own = Array.from({ length: 6 }, () => desk.sit('expert', HERE));
    const start = desk.time;
    for (const mind of own) desk.ask(mind);
    while (desk.replies.filter(({ mind }) => own.includes(mind)).length < 6) await desk.answer();
    expect(desk.time - start).toBeLessThan(2000);
  });

  it('lets networks take turns, and the matches of each', async () => {
    const desk = new FakeDesk();
    const seats = (['a1', 'a1', 'a2', 'b1', 'b1', 'c1'] as const).map((match) =>
      desk.sit('expert', { origin: itemAt(match, 0), guest: 'Ann', match }),
    );
    const [first, second, other, third, fourth, last] = seats;
    for (const mind of seats) desk.ask(mind);
    expect(await desk.answerAll()).toEqual([first, third, last, other, fourth, second]);
  });

  it('keeps nobody from a turn by going away and coming back', async () => {
    const desk = new FakeDesk();
    const one = desk.sit('expert', { ...OWN, origin: 'x' });
    const two = desk.sit('expert', { ...OWN, origin: 'y' });
    const patient = desk.sit('expert', HERE);
    desk.ask(one);
    await desk.asked();
    desk.ask(two);
    desk.ask(patient);
    // Whenever one of the two is answered, it asks again.
    for (const again of [one, two]) {
      await desk.answer(1);
      desk.ask(again);
    }
    expect(await desk.asked()).toMatchObject({ mind: patient });
  });

  it('lets no hints keep the bots of the same people waiting for ever', async () => {
    const desk = new FakeDesk();
    const advisers = Array.from({ length: 4 }, () => desk.sit('adviser', HERE));
    const expert = desk.sit('expert', HERE);
    for (const mind of advisers) desk.ask(mind, 'advise');
    desk.ask(expert);
    const [one, two, three, four] = advisers;
    expect(await desk.answerAll()).toEqual([one, expert, two, three, four]);
  });

  it('knows how many hints people wait for', async () => {
    const desk = new FakeDesk();
    const advisers = [HERE, HERE, OWN].map((owner) => desk.sit('adviser', owner));
    for (const mind of advisers) desk.ask(mind, 'advise');
    await desk.asked();
    expect(desk.agenda.hints('here')).toBe(2);
    await desk.answerAll();
    expect(desk.agenda.hints('here')).toBe(0);
  });
});

describe('an agenda shared by people from one network', () => {
  const sitAt = (desk: FakeDesk, guest: string, match: string, bot: Bot = 'expert'): number =>
    desk.sit(bot, { origin: 'school', guest, match });
  /** Bots at so many tables of one of them, one at each. */
  const hoard = (desk: FakeDesk, tables: number): readonly number[] =>
    Array.from({ length: tables }, (_, table) => sitAt(desk, 'Mallory', `table ${table}`));

  it('[R5] lets them take turns, however many tables one of them has', async () => {
    const desk = new FakeDesk();
    const others = hoard(desk, 20);
    for (const mind of others) desk.ask(mind);
    await desk.asked();
    const [ann, ben] = [sitAt(desk, 'Ann', 'a'), sitAt(desk, 'Ben', 'b')];
    for (let moves = 0; moves < 10; moves++) {
      for (const mind of [ann, ben]) desk.ask(mind);
      for (const next of [ann, ben]) {
        await desk.answer(1);
        expect(await desk.asked()).toMatchObject({ mind: next });
      }
      await desk.answer(1);
      for (const mind of others.slice(0, 2)) desk.ask(mind);
      await desk.asked();
    }
  });

  it('[R5] lets nobody’s hints keep the bots of others waiting', async () => {
    const desk = new FakeDesk();
    const hints = Array.from({ length: 4 }, () => sitAt(desk, 'Mallory', 'm', 'adviser'));
    for (const mind of hints) desk.ask(mind, 'advise');
    await desk.asked();
    const ann = sitAt(desk, 'Ann', 'a');
    desk.ask(ann);
    const [one, ...more] = hints;
    expect(await desk.answerAll()).toEqual([one, ann, ...more]);
  });

  it('[R5] shortens thoughts by one’s own tables and by who shares, not by theirs', async () => {
    const givenBeside = async (tables: number): Promise<number> => {
      const desk = new FakeDesk();
      const ann = sitAt(desk, 'Ann', 'a');
      for (const mind of hoard(desk, tables)) desk.ask(mind);
      await desk.asked();
      desk.ask(ann);
      await desk.answer(0);
      return (await desk.asked()).milliseconds;
    };
    expect(await givenBeside(20)).toBe(450);
    expect(await givenBeside(2)).toBe(450);
    expect(await givenBeside(1)).toBe(900);
  });

  it('[R5] gives no network more for having more guests', async () => {
    const desk = new FakeDesk();
    const crowd = Array.from({ length: 20 }, (_, n) => sitAt(desk, `guest ${n}`, `table ${n}`));
    for (const mind of crowd) desk.ask(mind);
    await desk.asked();
    const expert = desk.sit('expert', OWN);
    desk.ask(expert);
    await desk.answer(0);
    expect(await desk.asked()).toEqual({ mind: expert, milliseconds: 450 });
  });
});

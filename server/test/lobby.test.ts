import { itemAt } from '@pepite/kernel';
import type { ServerMessage } from '@pepite/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { LobbyDesk } from '../door/lobby.ts';
import { Page, Setting } from './setting.ts';

let setting: Setting;
let lobby: LobbyDesk;

beforeEach(() => {
  setting = new Setting();
  lobby = new LobbyDesk(
    setting.clock,
    () => setting.house,
    (error) => setting.reports.push(error),
  );
  setting.onLobbyChange = (guests) => lobby.changed(guests);
});

const typesOf = ({ told }: Page): readonly ServerMessage['type'][] => told.map(({ type }) => type);

describe('the lobby', () => {
  it('tells everybody the same text, and their own matches only those whose have changed', () => {
    const [ann, ben, cleo] = [setting.guest('Ann'), setting.guest('Ben'), setting.guest('Cleo')];
    for (const page of [ann, ben]) lobby.enter(page);
    expect([ann, ben].map(typesOf)).toEqual([
      ['lobby', 'mine'],
      ['lobby', 'mine'],
    ]);
    const match = setting.create(cleo, {});
    setting.clock.pass(500);
    expect([ann, ben].map(typesOf)).toEqual([
      ['lobby', 'mine', 'lobby'],
      ['lobby', 'mine', 'lobby'],
    ]);
    setting.watch(match, new Page('Ann'));
    match.sit('Ann', 'Ann', 1);
    setting.clock.pass(500);
    expect(typesOf(ann).slice(3)).toEqual(['lobby', 'mine']);
    expect(typesOf(ben).slice(3)).toEqual(['lobby']);
  });

  it('says nothing when nothing that it shows has changed', () => {
    const [ann, ben] = [setting.guest('Ann'), setting.guest('Ben')];
    lobby.enter(ben);
    setting.create(ann, { bots: [null, 'random', 'random'], start: true });
    setting.clock.pass(500);
    const before = ben.told.length;
    // The bots have bid, and now it is Ann's turn: her list changes, the lobby does not.
    setting.clock.pass(10_000);
    expect(ben.told.length).toBe(before);
  });

  it('tells a crowd in portions, so that nobody else waits for it', () => {
    const crowd = Array.from({ length: 1200 }, (_, place) => new Page(`x${place}`));
    for (const page of crowd) lobby.enter(page);
    setting.create(setting.guest('Ann'), {});
    while (itemAt(crowd, 0).told.length === 2) setting.clock.ring(10_000);
    expect(crowd.filter(({ told }) => told.length > 2)).toHaveLength(100);
    setting.clock.pass(100);
    expect(crowd.filter(({ told }) => told.length > 2)).toHaveLength(1200);
  });

  it('shows at most three tables of one guest', () => {
    const ann = setting.guest('Ann');
    for (let count = 0; count < 31; count++) setting.watch(setting.create(ann, {}), ann);
    expect(setting.house.lobby().open).toHaveLength(3);
  });

  it('shows the tables of others, however many come from one address', () => {
    const ben = setting.create(setting.guest('Ben'), {});
    for (let count = 0; count < 60; count++) {
      setting.create(setting.guest(`Ann ${count}`, 'one address'), {});
    }
    const { open } = setting.house.lobby();
    expect(open).toHaveLength(30);
    expect(open.map(({ match }) => match)).toContain(ben.id);
  });
});

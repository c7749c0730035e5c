// Written by `roundtable schema`: change the program, not this file.
import type * as avalon from './avalon';
import type * as duel from './duel';
import type * as grail from './grail';

export const games = ['avalon', 'duel', 'grail'] as const;
export type GameId = (typeof games)[number];

/** The types of each game. */
export type Games = {
  avalon: {
    config: avalon.Config;
    action: avalon.Action;
    notice: avalon.Notice;
    view: avalon.View;
    result: avalon.Result;
  };
  duel: {
    config: duel.Config;
    action: duel.Action;
    notice: duel.Notice;
    view: duel.View;
    result: duel.Result;
  };
  grail: {
    config: grail.Config;
    action: grail.Action;
    notice: grail.Notice;
    view: grail.View;
    result: grail.Result;
  };
};

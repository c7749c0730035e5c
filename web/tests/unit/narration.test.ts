import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { narration } from '../../src/games/avalon/narration';
import { lancelots } from '../../src/games/avalon/view';
import { t, use_language } from '../../src/lib/words.svelte';

const program = process.env.ROUNDTABLE ?? resolve('../build/asan/src/roundtable');
const special = ['merlin', 'percival', 'mordred', 'morgana', 'oberon'];

beforeAll(() => use_language('en'));

describe('the opening read aloud', () => {
  it('lets nobody look while another looks', () => {
    const said = narration({ roles: ['merlin', 'percival', 'morgana'], lancelot: 'off' });
    expect(said.indexOf('narrate.evil_close')).toBeLessThan(said.indexOf('narrate.merlin_looks'));
    expect(said.indexOf('narrate.merlin_closes')).toBeLessThan(said.indexOf('narrate.percival_looks_two'));
  });

  it.skipIf(!existsSync(program))(
    'is the same as that of the program, for every choice of characters',
    () => {
      for (let bits = 0; bits < 32; bits++) {
        const roles = special.filter((_, index) => bits & (1 << index));
        for (const lancelot of lancelots) {
          const told = execFileSync(
            program,
            ['narrate', '--roles', roles.join(','), '--lancelot', lancelot, '--lang', 'en'],
            { encoding: 'utf8' },
          );
          expect(
            narration({ roles, lancelot })
              .map((key) => t(key))
              .join('\n'),
          ).toBe(told.trim());
        }
      }
    },
    600_000,
  );
});

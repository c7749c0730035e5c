// The table this page is at. It outlives the change of address when a table has just been made.
import { kept } from './kept';
import { go } from './router.svelte';
import type { Coming } from './protocol';
import { Table } from './table.svelte';

const state = $state<{ code: string; table: Table | null }>({ code: '', table: null });

export const table_at = (code: string): Table | null => (state.code === code ? state.table : null);

export function come(coming: Coming): Table {
  state.table?.leave();
  const table = new Table(coming, (code) => {
    state.code = code;
    if (location.pathname.toUpperCase() !== `/T/${code}`) go(`/t/${code}`, coming.op !== 'create');
  });
  state.table = table;
  state.code = 'table' in coming ? coming.table : '';
  return table;
}

/** To the seat that this device has at the table, if it has one. */
export function come_back(code: string): Table | null {
  const place = kept.place(code);
  return place ? come({ op: 'enter', table: code, token: place.token }) : null;
}

export function depart(): void {
  state.table?.leave();
  state.table = null;
  state.code = '';
}

// The server's clock: a device may be minutes wrong, and deadlines are the server's.
let ahead = 0;

export function set_clock(server_time: number): void {
  ahead = server_time - Date.now();
}

export const server_now = (): number => Date.now() + ahead;

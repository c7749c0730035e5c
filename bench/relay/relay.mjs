// A server that only relays: what a client sends is told to the five of its table, with no rules and no storage.
// node relay.mjs PORT
import { WebSocketServer } from 'ws';

const tables = new Map();

function table(number) {
  if (!tables.has(number)) tables.set(number, { clients: [], game: '' });
  return tables.get(number);
}

const server = new WebSocketServer({ host: '127.0.0.1', port: Number(process.argv[2]), perMessageDeflate: false });
server.on('connection', (client) => {
  let mine = null;
  client.on('message', (data) => {
    const message = JSON.parse(data.toString());
    if (mine) {
      client.send(JSON.stringify({ type: 'ok', id: message.id, seq: 1 }));
      for (const other of mine.clients) other.send(mine.game);
      return;
    }
    mine = table(message.table);
    mine.clients.push(client);
    mine.game ||= message.game ?? '';
    if (mine.clients.length === 5) for (const other of mine.clients) other.send('{"type":"all_here"}');
  });
  client.on('error', () => client.terminate());
});

// The baseline for the search: a bare Fastify server with one GET route, on the given port.
import fastify from 'fastify';

const app = fastify();
app.get('/', async () => ({ hello: 'world' }));
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' });

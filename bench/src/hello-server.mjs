// The bare route that the search is compared with: Fastify, one GET, nothing else. Listens on the port given.
import fastify from 'fastify';

const app = fastify();
app.get('/', async () => ({ hello: 'world' }));
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' });

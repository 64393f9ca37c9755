import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** What is shorter fits into one packet of the network as it is. */
const SHORTEST_IN_BYTES = 1_400
const WORTH_IT = /^(application\/json|text\/html|text\/csv|text\/plain)(;|$)/

/**
 * Answers are sent compressed to whoever takes that: on a telephone's network a list waits for its bytes, not for the server. A call is made with a
 * token that no other site can send, so that nobody learns an answer from its length (BREACH). What is sent to us is never unpacked.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: SHORTEST_IN_BYTES,
    customTypes: WORTH_IT,
    globalDecompression: false,
  })
}

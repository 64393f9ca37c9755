// Files in a bucket of any storage that speaks S3, by its path-style address.
import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { checkedKey, type FileStorage, filesUnavailable } from './file-storage.ts'
import type { Bucket, Credentials } from './files-place.ts'

/** A call that waits longer has somebody waiting in front of a screen: it is told that files are unavailable. */
const PATIENCE_IN_MILLISECONDS = 15_000
const TRIES_AGAIN = 2

type Answer = { status: number; content: Uint8Array }

export function openS3Storage({ endpoint, bucket, prefix, ...credentials }: Bucket & Credentials): FileStorage {
  const client = new AwsClient({ ...credentials, service: 's3', retries: TRIES_AGAIN })
  const root = [endpoint, bucket, prefix].filter(Boolean).join('/')
  const send = (method: string, key: string, body?: Uint8Array) => ask(client, method, `${root}/${checkedKey(key)}`, body)
  const get = async (key: string) => {
    const answer = await send('GET', key)
    if (answer.status === 200) return answer.content
    if (isAbsent(answer)) return null
    throw refused('GET', answer)
  }
  return {
    get,
    put: async (key, content) => {
      const answer = await send('PUT', key, content instanceof Uint8Array ? content : await content.read())
      if (answer.status !== 200) throw refused('PUT', answer)
    },
    remove: async (key) => {
      const answer = await send('DELETE', key)
      if (answer.status !== 204 && answer.status !== 200 && !isAbsent(answer)) throw refused('DELETE', answer)
    },
    check: async () => void (await get('nothing-is-kept-here')),
  }
}

async function ask(client: AwsClient, method: string, url: string, body: Uint8Array = new Uint8Array()): Promise<Answer> {
  // Signed with what it carries: bytes that change on their way are refused.
  const headers = { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') }
  const signal = AbortSignal.timeout(PATIENCE_IN_MILLISECONDS)
  try {
    const request = { method, headers, signal, redirect: 'manual', ...(method === 'PUT' && { body: Buffer.from(body) }) } as const
    const response = await client.fetch(url, request)
    return { status: response.status, content: await response.bytes() }
  } catch (error) {
    throw filesUnavailable(new Error(`${method} ${new URL(url).origin} was not answered: ${reasonOf(error)}`))
  }
}

const reasonOf = (error: unknown): string => {
  const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException }
  return cause?.code ?? cause?.message ?? message
}

/** A bucket that is not there answers 404 too, and is no file that is not there. */
const isAbsent = (answer: Answer): boolean => answer.status === 404 && codeOf(answer) === 'NoSuchKey'

const codeOf = ({ content }: Answer): string | undefined => /<Code>(\w+)<\/Code>/.exec(Buffer.from(content).toString())?.[1]

const refused = (method: string, answer: Answer) =>
  filesUnavailable(new Error(`${method} was answered with ${answer.status} ${codeOf(answer) ?? ''}`.trim()))

// A storage that speaks S3, on this machine.
import { createRequire } from 'node:module'
import type { Bucket, Credentials } from '../files/files-place.ts'

type Options = {
  port: number
  address: string
  silent: boolean
  directory: string
  configureBuckets: { name: string; configs: [] }[]
}
type S3Server = { run: () => Promise<{ port: number }>; close: () => Promise<void> }

const require = createRequire(import.meta.url)
/** It has no types of its own. */
const S3rver = require('s3rver') as new (options: Options) => S3Server

const BUCKET = 'puente-files'

/** An empty bucket whose objects are kept in this folder. It takes these credentials alone, and does not check signatures. */
export async function startBucket(directory: string): Promise<{ place: Bucket & Credentials; stop: () => Promise<void> }> {
  const configureBuckets: Options['configureBuckets'] = [{ name: BUCKET, configs: [] }]
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  return {
    place: { endpoint, region: 'us-east-1', bucket: BUCKET, prefix: 'uploads', ...credentials },
    stop: () => server.close(),
  }
}

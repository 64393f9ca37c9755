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

/** A bucket whose objects are kept in this folder. It takes these credentials alone, and does not check signatures. */
export async function startBucket(
  directory: string,
  wantedPort = 0,
): Promise<{ place: Bucket & Credentials; stop: () => Promise<void> }> {
  const configureBuckets: Options['configureBuckets'] = [{ name: BUCKET, configs: [] }]
  const server = new S3rver({ port: wantedPort, address: '127.0.0.1', silent: true, directory, configureBuckets })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  return {
    place: { endpoint, region: 'us-east-1', bucket: BUCKET, prefix: 'uploads', ...credentials },
    stop: () => server.close(),
  }
}

/** What tells a server that its files are there. */
export const environmentOf = ({ bucket, prefix, endpoint, accessKeyId, secretAccessKey }: Bucket & Credentials) => ({
  FILES_URL: `s3://${bucket}/${prefix}?endpoint=${endpoint}`,
  FILES_ACCESS_KEY_ID: accessKeyId,
  FILES_SECRET_ACCESS_KEY: secretAccessKey,
})

// Where FILES_URL says that files are kept.
import { fileURLToPath } from 'node:url'

export type Bucket = {
  /** Where the storage answers, without a slash at the end. */
  endpoint: string
  region: string
  bucket: string
  /** What keys begin with, so that a bucket may hold more than our files; empty for none. */
  prefix: string
}
export type Credentials = { accessKeyId: string; secretAccessKey: string }
export type FilesPlace = { folder: string } | (Bucket & Credentials)

export const isBucket = (place: { folder: string } | Bucket): place is Bucket => 'bucket' in place

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const PREFIX = /^([\w-]+(\/[\w-]+)*)?$/
const DEFAULT_REGION = 'us-east-1'
const SETTINGS: readonly string[] = ['endpoint', 'region']

/** @throws SyntaxError whose message says what the address must be. */
export function filesPlaceOf(address: string): { folder: string } | Bucket {
  const url = URL.parse(address)
  if (url?.protocol === 'file:') return { folder: folderOf(url) }
  if (url?.protocol === 's3:') return bucketOf(url)
  throw new SyntaxError('must be an address that begins with file:// or s3://')
}

function folderOf(url: URL): string {
  try {
    return fileURLToPath(url)
  } catch {
    throw new SyntaxError('must name a folder of this machine, like file:///var/lib/puente/files')
  }
}

function bucketOf(url: URL): Bucket {
  const { username, password, hostname: bucket, pathname, searchParams } = url
  if (username || password)
    throw new SyntaxError('must not hold credentials: set FILES_ACCESS_KEY_ID and FILES_SECRET_ACCESS_KEY')
  const unknown = [...searchParams.keys()].find((name) => !SETTINGS.includes(name))
  if (unknown !== undefined) throw new SyntaxError(`must have no settings but endpoint and region, not ${unknown}`)
  const prefix = pathname.replaceAll(/^\/+|\/+$/g, '')
  if (!BUCKET.test(bucket) || !PREFIX.test(prefix))
    throw new SyntaxError('must name a bucket, like s3://bucket or s3://bucket/prefix')
  const region = searchParams.get('region') || DEFAULT_REGION
  return { endpoint: endpointOf(searchParams.get('endpoint') || `https://s3.${region}.amazonaws.com`), region, bucket, prefix }
}

function endpointOf(address: string): string {
  const url = URL.parse(address)
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (!isHttp || url.href !== `${url.origin}/`) {
    throw new SyntaxError('must give the endpoint as an address like https://storage.example.com, without a path')
  }
  return url.origin
}

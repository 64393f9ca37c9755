// Made of files.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../files.contract.ts'

export const getFile: CallableOf<typeof contract.getFile> = { method: 'GET', path: '/file/{id}', response: 'file' }

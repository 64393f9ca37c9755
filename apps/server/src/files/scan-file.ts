import type { ReceivedFile } from '@app/contract'
import { DomainError } from '@app/domain'
import type { FastifyRequest } from 'fastify'
import { fewAtOnce } from '../http/few-at-once.ts'
import { openScanner, type Scanner, type ScannerPlace } from './scanner.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** None where no scanner is named. */
    scanner: Scanner | null
  }
}

/** Of all calls together: a scanner has few threads, and unpacks what it looks into. */
const enterScan = fewAtOnce(4)

export const scannerAt = (place: ScannerPlace | undefined): Scanner | null => (place ? openScanner(place) : null)

/** Before anything is begun with a file. @throws DomainError fileInfected, or scannerUnavailable where files then are refused */
export async function scanFile({ server, log }: FastifyRequest, file: ReceivedFile): Promise<void> {
  const { scanner } = server
  if (!scanner) return
  const leave = await enterScan('')
  try {
    const found = await scanner.scan(file.stream())
    if (!found) return
    log.warn({ found }, 'a file was refused: the scanner knows it')
  } catch (error) {
    log.error({ err: error }, 'the scanner does not answer')
    if (scanner.whenAway === 'accept') return
    throw Object.assign(new DomainError('scannerUnavailable', { file: file.name }), { cause: error })
  } finally {
    leave()
  }
  throw new DomainError('fileInfected', { file: file.name })
}

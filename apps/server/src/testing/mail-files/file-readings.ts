import { describeReadings, type Expected } from '@app/domain/testing/mail-readings.ts'
import { kindOfFile } from '../../features/orders/reading/kind-of-file.ts'
import { readingOfFile } from '../../features/orders/reading/reading-of-file.ts'

export type ReadFile = Expected & { file: Uint8Array }

/** As `describeReadings`, of files. */
export const describeFiles = (what: string, files: readonly ReadFile[]): void =>
  describeReadings(what, files, async ({ file }) => readingOfFile({ kind: kindOfFile(file) ?? 'mail', content: file }))

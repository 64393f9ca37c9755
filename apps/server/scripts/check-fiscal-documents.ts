// Makes fiscal documents of random bills, signs every fourth, and gives all of them to the program that FISCAL_CHECK names: it knows the
// SRI's schemas, which are not kept here. Ends with 1 where that program finds a fault.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FiscalElement, facturaOf, faultsOf, notaCreditoOf } from '@app/domain'
import { notesOf, randomBills } from '@app/domain/testing/fiscal-bills.ts'
import fc from 'fast-check'
import { fiscalXmlOf } from '../src/features/fiscal-documents/fiscal-xml.ts'
import { signFiscalDocument } from '../src/features/fiscal-documents/signature/sign-fiscal-document.ts'
import { openSigningCertificate } from '../src/features/fiscal-documents/signature/signing-certificate.ts'
import { containerOf, madeCertificate } from '../src/testing/fiscal/certificates.ts'

const BILLS = 150
const LEAST_DOCUMENTS = 500
const KEYS = 8
const NOW = new Date('2026-11-26T12:00:00Z')

const program = process.env.FISCAL_CHECK
if (!program) {
  console.log('FISCAL_CHECK is not set: nothing was checked against the official schemas.')
  process.exit(0)
}
const folder = mkdtempSync(join(tmpdir(), 'puente-fiscal-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const documents = fc.sample(randomBills, BILLS).flatMap((bill): FiscalElement[] => [
  facturaOf(bill.factura),
  // The last of many notes may have a cent of rounding more than its base is taxed by, which the house's own check finds too.
  ...notesOf(bill)
    .map(notaCreditoOf)
    .filter((note) => faultsOf(note).length === 0),
])
if (documents.length < LEAST_DOCUMENTS) throw new Error(`${documents.length} documents are too few`)

const identities = Array.from({ length: KEYS }, (_, index) => {
  const made = madeCertificate({ bits: index === 0 ? 4096 : 2048 })
  return openSigningCertificate(containerOf(made, [made], 'clave', index % 2 ? 'legacy' : 'modern'), 'clave', NOW)
})
const files = documents.map((document, index) => {
  const identity = index % 4 === 0 ? identities[(index / 4) % KEYS] : undefined
  const path = join(folder, `${identity ? 'signed' : 'unsigned'}-${index}.xml`)
  writeFileSync(path, identity ? signFiscalDocument(fiscalXmlOf(document), identity, NOW) : fiscalXmlOf(document))
  return { path, isSigned: identity !== undefined }
})

/** @returns whether the program found no fault */
function passes(paths: readonly string[], ...options: string[]): boolean {
  const { status, stderr, error } = spawnSync(program ?? '', [...options, ...paths], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  })
  if (status !== 0) console.error(error?.message ?? (stderr.slice(0, 4_000) || `it ended with ${status}`))
  return status === 0
}

const signed = files.filter(({ isSigned }) => isSigned).map(({ path }) => path)
const unsigned = files.filter(({ isSigned }) => !isSigned).map(({ path }) => path)
const faultless = [passes(unsigned), passes(signed, '--signed')].every(Boolean)
console.log(`${files.length} documents by ${program}, ${signed.length} of them signed: ${faultless ? 'no fault' : 'FAULTS'}`)
process.exit(faultless ? 0 : 1)

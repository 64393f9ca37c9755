import type { Download } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { fileNameOf } from '../../documents/file-name.ts'
import type { Parts } from '../../http/parts.ts'
import { get } from '../../records/records.repository.ts'
import * as files from '../files/files.repository.ts'
import { findOrdersOfBundles } from '../orders/orders.repository.ts'
import { bundleKind } from './bundles.kind.ts'

/** The file itself where there is one; else all of them in one ZIP, each under the package it came with. */
export async function bundleInvoices({ db, storage }: Parts, actor: Actor, id: string): Promise<Download> {
  const bundle = await get(db, actor, bundleKind, id)
  const invoices = await invoicesOf(db, id)
  const [first] = invoices
  if (!first) throw new DomainError('invoiceNotFound')
  const contents = new Map<string, Uint8Array>()
  for (const { file, orderCode } of invoices) {
    const content = await storage.get(file.storageKey)
    if (!content) throw new DomainError('fileNotFound', { file: file.originalName })
    contents.set(`${String(contents.size + 1).padStart(2, '0')}-${orderCode ?? bundle.code}-${file.originalName}`, content)
  }
  const [[, content = new Uint8Array()] = []] = contents
  if (invoices.length === 1) return { name: first.file.originalName, contentType: first.file.contentType, content }
  const { zipSync } = await import('fflate')
  // PDF and pictures are compressed already.
  const zip = zipSync(Object.fromEntries(contents), { level: 0 })
  return { name: fileNameOf(['facturas', bundle.code], 'zip'), contentType: 'application/zip', content: zip }
}

/** Those uploaded for the bundle first, then those of its packages. */
async function invoicesOf(db: Db, id: string) {
  const orders = await findOrdersOfBundles(db, [id])
  const codes = new Map(orders.map((order) => [order.id, order.code]))
  const ofBundle = await files.listOf(db, 'bundle', [id])
  const ofOrders = await files.listOf(db, 'order', [...codes.keys()])
  return [...ofBundle, ...ofOrders]
    .filter(({ purpose }) => purpose === 'invoice')
    .map((file) => ({ file, orderCode: codes.get(file.recordId ?? '') ?? null }))
}

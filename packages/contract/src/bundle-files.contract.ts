// The files of bundles: their workbooks, and the invoices that travel with them.
import { z } from 'zod'
import { bundleDetail, listBundles } from './bundles.contract.ts'
import { endpoint } from './endpoint.ts'
import { idParams } from './fields/fields.ts'
import { wholeQueryOf } from './fields/list.ts'

const workbookQuery = wholeQueryOf(listBundles)

export const getBundlesExcel = endpoint({
  method: 'GET',
  path: '/bundle/excel',
  summary: 'All bundles as filtered, as a workbook.',
  roles: ['associate', 'administrator'],
  query: workbookQuery,
  response: 'file',
})

// Domain, section 6.
export const getGeneratedBundlesExcel = endpoint({
  method: 'GET',
  path: '/bundle/generated-bundles-excel',
  summary: 'The bundles that are on a manifest, as filtered, as a workbook.',
  description: 'Generated bundles are those that are on a manifest already.',
  roles: ['administrator'],
  query: workbookQuery,
  response: 'file',
})

export const addBundleInvoices = endpoint({
  method: 'POST',
  path: '/bundle/{id}/invoice',
  summary: 'Adds invoices to a bundle.',
  description: 'Files: one or more parts `invoice`.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['warehouseMIA'],
  params: idParams,
  body: z.strictObject({ isFromShipments: z.boolean().default(false) }),
  multipart: true,
  fileParts: { invoice: 'an invoice, PDF or picture; may be repeated' },
  edits: 'bundle',
  response: bundleDetail,
})

export const getBundleInvoices = endpoint({
  method: 'GET',
  path: '/bundle/{id}/invoice',
  summary: 'All invoices of a bundle in one download.',
  description:
    'Every invoice of the bundle and of its packages: the file itself where there is one, else all of them in one ZIP.',
  roles: ['associate', 'administrator'],
  params: idParams,
  response: 'file',
})

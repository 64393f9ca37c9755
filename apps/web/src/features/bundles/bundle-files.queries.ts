// The files of bundles: workbooks, labels, and the invoices that travel with them.

import type { Sent } from '@app/contract/endpoint'
import * as bundleFiles from '@app/contract/endpoints/bundle-files'
import { getBundleLabel } from '@app/contract/endpoints/labels'
import { useMutation } from '@tanstack/react-query'
import { type CallOptions, call } from '../../api/call.ts'
import { saveFile } from '../../api/save-file.ts'

type Workbook = Sent<typeof bundleFiles.getGeneratedBundlesExcel>['query']

/** The bundles on a manifest, as filtered, under the name that the server gives the file. */
export const useGeneratedBundlesExcel = () =>
  useMutation({
    mutationFn: async (query: Workbook) => {
      const file = await call(bundleFiles.getGeneratedBundlesExcel, { query })
      saveFile(file)
      return { name: file.name }
    },
    meta: { success: 'bundles:excelDone' },
  })

/** 100 × 150 mm, for the printer of labels. */
export const useBundleLabel = () =>
  useMutation({ mutationFn: async (id: string) => saveFile(await call(getBundleLabel, { params: { id } })) })

/** The file itself where there is one, else all of them in one ZIP. */
export const useBundleInvoices = () =>
  useMutation({
    mutationFn: async (id: string) => {
      const file = await call(bundleFiles.getBundleInvoices, { params: { id } })
      saveFile(file)
      return { name: file.name }
    },
    meta: { success: 'bundles:invoicesDownloaded', errors: 'inPlace' },
  })

type Upload = { id: string; isFromShipments: boolean; files: readonly File[]; options: CallOptions }

export const useAddBundleInvoices = () =>
  useMutation({
    mutationFn: ({ id, isFromShipments, files, options }: Upload) =>
      call(
        bundleFiles.addBundleInvoices,
        { params: { id }, body: { isFromShipments } },
        { ...options, files: files.map((file) => ({ field: 'invoice', file })) },
      ),
    meta: { refetches: ['bundles', 'manifests'], success: 'bundles:invoicesAdded', errors: 'inPlace' },
  })

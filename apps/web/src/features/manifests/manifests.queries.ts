import type { Sent } from '@app/contract/endpoint'
import { getManifestLabels } from '@app/contract/endpoints/labels'
import { getLoadList } from '@app/contract/endpoints/loading/loading'
import * as manifests from '@app/contract/endpoints/manifests'
import type { ManifestDetail } from '@app/contract/manifests.contract'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { saveFile } from '../../api/save-file.ts'
import { labelFormat } from '../label-format/label-format.ts'

export type ManifestFilter = Sent<typeof manifests.listManifests>['query']
export type ManifestChange = Sent<typeof manifests.updateManifest>['body']

export const useManifests = (query: ManifestFilter) =>
  useQuery({
    queryKey: ['manifests', 'list', query],
    queryFn: ({ signal }) => call(manifests.listManifests, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

/** One manifest with its bundles, what keeps it from shipping, and its timeline. */
export const useManifest = (id: string) =>
  useQuery({
    queryKey: ['manifests', 'one', id],
    queryFn: ({ signal }) => call(manifests.getManifest, { params: { id } }, { signal }),
  })

export const useCreateManifest = () =>
  useMutation({
    mutationFn: () => call(manifests.createManifest, { body: {} }),
    meta: { refetches: ['manifests'], success: 'administrator:manifests.created' },
  })

/**
 * Saved field by field. One save follows the other, each made from what the one before it left: a list of bundles
 * sent twice at once would lose a guide number otherwise.
 */
export function useUpdateManifest(id: string) {
  const client = useQueryClient()
  const key = ['manifests', 'one', id]
  return useMutation({
    mutationFn: async (change: (current: ManifestDetail) => ManifestChange) => {
      const current = client.getQueryData<ManifestDetail>(key)
      if (!current) throw new Error('a manifest that is not open cannot be changed')
      const saved = await call(manifests.updateManifest, { params: { id }, body: change(current) })
      client.setQueryData(key, saved)
      return saved
    },
    scope: { id: `manifest-${id}` },
    meta: { refetches: ['bundles', 'dashboard'], errors: 'inPlace' },
  })
}
export type ManifestUpdate = ReturnType<typeof useUpdateManifest>

export const useRemoveManifest = () =>
  useMutation({
    mutationFn: (id: string) => call(manifests.removeManifest, { params: { id } }),
    meta: { refetches: ['manifests', 'bundles', 'dashboard'], success: 'administrator:manifests.removed' },
  })

export const useShipManifest = (id: string) =>
  useMutation({
    mutationFn: () => call(manifests.shipManifest, { params: { id } }, { onlyAsSeen: true }),
    meta: {
      refetches: ['manifests', 'bundles', 'orders', 'dashboard'],
      success: 'administrator:manifests.shipped',
      errors: 'inPlace',
    },
  })

export const useManifestExcel = () =>
  useMutation({
    mutationFn: async (id: string) => saveFile(await call(manifests.getManifestExcel, { params: { id } })),
    meta: { success: 'administrator:manifests.excelReady' },
  })

export const useManifestLabels = () =>
  useMutation({
    mutationFn: async (id: string) =>
      saveFile(await call(getManifestLabels, { params: { id }, query: { format: labelFormat() } })),
    meta: { success: 'administrator:manifests.labelsReady' },
  })

export const useManifestPdf = () =>
  useMutation({
    mutationFn: async (id: string) => saveFile(await call(manifests.getManifestPdf, { params: { id } })),
    meta: { success: 'administrator:manifests.pdfReady' },
  })

export const useLoadList = () =>
  useMutation({
    mutationFn: async (id: string) => saveFile(await call(getLoadList, { params: { id } })),
    meta: { success: 'administrator:manifests.loadListReady' },
  })

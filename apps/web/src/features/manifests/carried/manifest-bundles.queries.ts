import type { Sent } from '@app/contract/endpoint'
import * as manifests from '@app/contract/endpoints/manifests'
import type { Manifest, ManifestDetail } from '@app/contract/manifests.contract'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export type NamedBundles = Sent<typeof manifests.putOnManifest>['body']
export type Guides = Sent<typeof manifests.setGuides>['body']

export const useManifestBundles = (id: string, query: Sent<typeof manifests.listManifestBundles>['query']) =>
  useQuery({
    queryKey: ['bundles', 'manifest', id, query],
    queryFn: ({ signal }) => call(manifests.listManifestBundles, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  })

/** One change of a manifest follows the other: each is made of the version that the one before it left. */
function useManifestChange<Change>(id: string, send: (change: Change) => Promise<Manifest>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (change: Change) => {
      const saved = await send(change)
      client.setQueryData<ManifestDetail>(['manifests', 'one', id], (before) => before && { ...before, ...saved })
      return saved
    },
    scope: { id: `manifest-${id}` },
    meta: { refetches: ['manifests', 'bundles', 'dashboard'], errors: 'inPlace' },
  })
}

export const usePutOnManifest = (id: string) =>
  useManifestChange(id, (body: NamedBundles) => call(manifests.putOnManifest, { params: { id }, body }))

export const useTakeOffManifest = (id: string) =>
  useManifestChange(id, (body: NamedBundles) => call(manifests.takeOffManifest, { params: { id }, body }))

export const useSetGuides = (id: string) =>
  useManifestChange(id, (body: Guides) => call(manifests.setGuides, { params: { id }, body }))

type GuideFile = { file: File } & Sent<typeof manifests.previewGuides>['body']

export const usePreviewGuides = (id: string) =>
  useMutation({
    mutationFn: ({ file, ...body }: GuideFile) =>
      call(manifests.previewGuides, { params: { id }, body }, { files: [{ field: 'guides', file }] }),
    meta: { refetches: [], errors: 'inPlace' },
  })

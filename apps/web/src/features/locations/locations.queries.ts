import type { Sent } from '@app/contract/endpoint'
import { getLocationLabels } from '@app/contract/endpoints/labels'
import * as locations from '@app/contract/endpoints/locations/locations'
import type { Warehouse } from '@app/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { saveFile } from '../../api/save-file.ts'

export const KEY_OF_LOCATIONS = ['locations'] as const

/** All shelves of both warehouses, in walking order; a house may have none. */
export const useLocations = () =>
  useQuery({ queryKey: KEY_OF_LOCATIONS, queryFn: ({ signal }) => call(locations.listLocations, {}, { signal }) })

export const useCreateLocations = () =>
  useMutation({
    mutationFn: (body: Sent<typeof locations.createLocations>['body']) => call(locations.createLocations, { body }),
    meta: { refetches: ['locations'], success: 'warehouse:shelves.saved', errors: 'inPlace' },
  })

export const useUpdateLocation = () =>
  useMutation({
    mutationFn: ({ id, body }: { id: string; body: Sent<typeof locations.updateLocation>['body'] }) =>
      call(locations.updateLocation, { params: { id }, body }),
    meta: { refetches: ['locations', 'orders'], success: 'warehouse:shelves.saved', errors: 'inPlace' },
  })

const MOST_LABELS = 100

/** Of all that are in use in a warehouse where none are chosen; more than a call takes are several files. */
export const useLocationLabels = () =>
  useMutation({
    mutationFn: async ({ warehouse, chosen }: { warehouse: Warehouse; chosen: readonly string[] | null }) => {
      if (!chosen) return saveFile(await call(getLocationLabels, { query: { warehouse } }))
      for (let from = 0; from < chosen.length; from += MOST_LABELS)
        saveFile(await call(getLocationLabels, { query: { warehouse, id: chosen.slice(from, from + MOST_LABELS) } }))
    },
  })

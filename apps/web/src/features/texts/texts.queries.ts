import type { Sent } from '@app/contract/endpoint'
import * as consents from '@app/contract/endpoints/consents'
import type { TextKind } from '@app/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export type EditedText = Sent<typeof consents.saveText>['body']

export const useText = (kind: TextKind) =>
  useQuery({
    queryKey: ['texts', kind],
    queryFn: ({ signal }) => call(consents.getText, { params: { kind } }, { signal }),
  })

export const useTextVersions = (kind: TextKind) =>
  useQuery({
    queryKey: ['texts', kind, 'versions'],
    queryFn: ({ signal }) => call(consents.listTextVersions, { params: { kind } }, { signal }),
  })

/** A refusal shows at its field. */
export const useSaveText = (kind: TextKind) =>
  useMutation({
    mutationFn: (body: EditedText) => call(consents.saveText, { params: { kind }, body }),
    meta: { refetches: ['texts'], success: 'texts:saved', errors: 'inPlace' },
  })

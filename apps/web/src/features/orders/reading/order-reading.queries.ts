import { readOrderMail as readOrderMailEndpoint } from '@app/contract/endpoints/reading/order-reading'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { ToRead } from './to-read.ts'

type Reading = { given: ToRead; clientId: string | undefined }

/** What a mail says; nothing changes by asking. */
export const useReadOrderMail = () =>
  useMutation({
    mutationFn: ({ given: { text, file }, clientId }: Reading) =>
      call(readOrderMailEndpoint, { body: { text, clientId } }, { files: file ? [{ field: 'mail', file }] : [] }),
    meta: { errors: 'inPlace' },
  })

import { useState } from 'react'
import { get, type UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { isAborted } from '../../../api/send.ts'
import { useUpload } from '../../../ui/files/use-upload.ts'
import { useCreateOrders } from '../orders.queries.ts'
import { limitProblemFrom } from './limit-problems.ts'
import { filesOf, type NewOrderValues, requestOf } from './new-order-values.ts'
import type { OrderingClient } from './ordering-client.ts'
import { SENTENCE } from './use-field-problem.ts'
import { useLimitSentence } from './use-limit-sentence.ts'

type Sending = { client: OrderingClient | undefined; back: string; onSent: () => void }

/** Sends the form with its files; what is refused shows at its field, or above the button where it belongs to none. */
export function useSendNewOrder(form: UseFormReturn<NewOrderValues>, { client, back, onSent }: Sending) {
  const navigate = useNavigate()
  const create = useCreateOrders()
  const upload = useUpload()
  const limitSentence = useLimitSentence()
  const [refusal, setRefusal] = useState<unknown>(null)

  const refuse = (error: unknown): void => {
    if (isAborted(error)) return
    const limit = error instanceof ApiError ? limitProblemFrom(error) : null
    if (limit) {
      form.setError(limit.path as 'packages', { type: SENTENCE, message: limitSentence(limit) })
      return
    }
    const fields = error instanceof ApiError ? (error.details.fields ?? []) : []
    const known = fields.filter(({ path }) => get(form.getValues(), path) !== undefined)
    known.forEach(({ path, code }, position) => {
      form.setError(path as 'packages', { type: 'server', message: code }, { shouldFocus: position === 0 })
    })
    if (known.length === 0) setRefusal(error)
  }
  const send = async (values: NewOrderValues): Promise<void> => {
    setRefusal(null)
    try {
      const body = { ...requestOf(values), ...(client && { clientId: client.id }) }
      await upload.run((options) => create.mutateAsync({ body, files: filesOf(values), options }))
      onSent()
      await navigate(back)
    } catch (error) {
      refuse(error)
    }
  }
  return { send, refusal, isSending: create.isPending, progress: upload.progress, cancel: upload.cancel }
}

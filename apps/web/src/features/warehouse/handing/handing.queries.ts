import type { Bill } from '@app/contract/bills.contract'
import type { Sent } from '@app/contract/endpoint'
import { listBills } from '@app/contract/endpoints/bills'
import { readPassKey } from '@app/domain'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useFindBillByCode, useFindBillByPass } from '../../bills/pass/pass.queries.ts'
import type { Readings } from '../../scanning/use-scanner.ts'

/** Shorter than this no document is. */
const DOCUMENT = /^[A-Z0-9]{5,20}$/
const MOST_AT_ONCE = 20

type Query = Sent<typeof listBills>['query']

/** The paid bills of whoever has this document, the oldest first. */
const useFindBillsByDocument = () =>
  useMutation({
    mutationFn: async (document: string) => {
      const waiting = { q: document, status: ['charged'], isFinished: 'false' } satisfies Query
      const query = { ...waiting, orderBy: 'createdAt', mode: 'asc', limit: MOST_AT_ONCE } satisfies Query
      return (await call(listBills, { query })).data
    },
    meta: { errors: 'inPlace' },
  })

/** What waits to be handed over by a pass, its digits, the code of a bill or a document; nothing where it is none of these. */
export function useFindBills(): (readings: Readings) => Promise<readonly Bill[]> {
  const byPass = useFindBillByPass()
  const byCode = useFindBillByCode()
  const byDocument = useFindBillsByDocument()
  return async (readings) => {
    const key = readings.map(readPassKey).find((one) => one !== null)
    if (key && 'bill' in key) return asList(await byCode.mutateAsync(key.bill))
    if (key) return asList(await byPass.mutateAsync(key))
    const document = readings.map(plain).find((text) => DOCUMENT.test(text))
    return document ? byDocument.mutateAsync(document) : []
  }
}

const asList = (bill: Bill | null): readonly Bill[] => (bill ? [bill] : [])
const plain = (text: string): string => text.replaceAll(/[\s.-]/g, '').toUpperCase()

import type { OrderReading } from '@app/contract/reading/order-reading.contract'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { emptyPackage, type NewOrderValues, type PackageValues } from '../new-order/new-order-values.ts'
import type { OrderingClient } from '../new-order/ordering-client.ts'
import { filledPackage, placeOf, saysAnything } from './filled-package.ts'
import { useReadOrderMail } from './order-reading.queries.ts'
import { picturesOfText } from './picture-of-text.ts'
import { isPdf, isPicture, ofFile, ofText, type ToRead } from './to-read.ts'

/** `picture`: it is kept as the invoice and not read. */
export type Read = OrderReading | 'picture'
type Fill = (index: number | null, values: PackageValues) => void

/** Reads what is given and fills the first package in which nothing is typed, else one more. */
export function useMailReading(client: OrderingClient | undefined, fill: Fill) {
  const { t } = useTranslation('orders')
  const { getValues } = useFormContext<NewOrderValues>()
  const mail = useReadOrderMail()
  const [read, setRead] = useState<Read | null>(null)

  const fillWith = (values: PackageValues) => fill(placeOf(getValues('packages')), values)
  const papersOf = async ({ file }: ToRead, { text, store }: OrderReading): Promise<File[]> => {
    if (file && isPdf(file)) return [file]
    return picturesOfText(text, store ? t('newOrder.reading.mailOf', { store }) : t('newOrder.reading.mail'))
  }
  const readThis = async (given: ToRead): Promise<void> => {
    if (mail.isPending) return
    setRead(null)
    const reading = await mail.mutateAsync({ given, clientId: client?.id }).catch(() => null)
    if (!reading) return
    setRead(reading)
    if (!reading.known && saysAnything(reading)) fillWith(filledPackage(reading, await papersOf(given, reading)))
  }
  const readFile = async (file: File): Promise<void> => {
    if (!isPicture(file)) return readThis(ofFile(file))
    mail.reset()
    setRead('picture')
    fillWith({ ...emptyPackage(), files: { invoice: [file], tracking: [], photos: [] } })
  }
  const readText = async (text: string): Promise<void> => {
    if (text.trim() !== '') await readThis(ofText(text.trim()))
  }
  return { read, error: mail.error, isReading: mail.isPending, readText, readFile }
}

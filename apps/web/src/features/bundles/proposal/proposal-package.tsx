import { NativeSelect } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from './proposal.module.css'
import type { Destination, DraftBundle, ReadyOrder } from './proposal.ts'

type Props = {
  order: ReadyOrder
  /** Where it is: the number of its bundle, or out. */
  place: number | 'out'
  /** The bundles that it may join. */
  others: readonly DraftBundle[]
  /** Nothing else is in its bundle: one of its own it has. */
  isAlone?: boolean
  /** It was moved last: whoever moved it goes on here. */
  wasMoved: boolean
  isDisabled: boolean
  onMove: (orderId: string, to: Destination) => void
}

const destinationOf = (value: string): Destination => (value === 'new' || value === 'out' ? value : Number(value))

/** A package with the places it may go to, to be chosen with the mouse or the arrow keys. */
export function ProposalPackage({ order, place, others, isAlone = false, wasMoved, isDisabled, onMove }: Props) {
  const { t } = useTranslation('bundles')
  const format = useFormat()
  const field = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (wasMoved) field.current?.focus()
  }, [wasMoved])
  // Always in the same order, so that the arrow keys lead from one to the next.
  const bundles = [...(place === 'out' ? [] : [place]), ...others.map(({ number }) => number)].sort((one, other) => one - other)
  const { id, code, client, description, weightInGrams, productValueInCents } = order
  return (
    <li className={styles.package}>
      <span className={styles.words}>
        <strong>{code}</strong>
        <span>{description}</span>
        <small>
          {client.name} · {format.weight(weightInGrams)} · {format.money(productValueInCents)}
        </small>
      </span>
      <NativeSelect
        ref={field}
        size="sm"
        aria-label={t('proposal.move', { code })}
        value={String(place)}
        disabled={isDisabled}
        onChange={({ currentTarget: { value } }) => onMove(id, destinationOf(value))}
        data={[
          ...bundles.map((number) => ({ value: String(number), label: t('proposal.nth', { number }) })),
          ...(isAlone ? [] : [{ value: 'new', label: t('proposal.ofItsOwn') }]),
          { value: 'out', label: t('proposal.out') },
        ]}
      />
    </li>
  )
}

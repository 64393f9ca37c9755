import { NativeSelect } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'
import { HoldOneButton } from '../../orders/holding/hold-one-button.tsx'
import styles from './proposal.module.css'
import type { Destination, DraftBundle, ReadyOrder } from './proposal.ts'
import type { ArrangedProposal } from './use-proposal.ts'

type Props = {
  order: ReadyOrder
  /** Where it is: the number of its bundle, or out. */
  place: number | 'out'
  /** The bundles that it may join. */
  others: readonly DraftBundle[]
  /** Nothing else is in its bundle: one of its own it has. */
  isAlone?: boolean
  arranged: ArrangedProposal
}

const destinationOf = (value: string): Destination => (value === 'new' || value === 'out' ? value : Number(value))

/** A package with the places it may go to, to be chosen with the mouse or the arrow keys. */
export function ProposalPackage({ order, place, others, isAlone = false, arranged }: Props) {
  const { t } = useTranslation('bundles')
  const format = useFormat()
  const field = useRef<HTMLSelectElement>(null)
  const { goingOn, isMaking, move, holdBack } = arranged
  const isNext = goingOn.id === order.id ? goingOn.times : 0
  useEffect(() => {
    if (isNext > 0) field.current?.focus()
  }, [isNext])
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
      <span className={styles.acts}>
        <NativeSelect
          ref={field}
          size="sm"
          aria-label={t('proposal.move', { code })}
          value={String(place)}
          disabled={isMaking}
          onChange={({ currentTarget: { value } }) => move(id, destinationOf(value))}
          data={[
            ...bundles.map((number) => ({ value: String(number), label: t('proposal.nth', { number }) })),
            ...(isAlone ? [] : [{ value: 'new', label: t('proposal.ofItsOwn') }]),
            { value: 'out', label: t('proposal.out') },
          ]}
        />
        <HoldOneButton order={order} isDisabled={isMaking} onHeld={() => holdBack(id)} />
      </span>
    </li>
  )
}

import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { piecesOf } from '../orders/ways/typed-package.ts'
import { TypedWays } from '../orders/ways/typed-ways.tsx'
import { boxesAddressOf } from './quote-address.ts'
import type { QuotedService, QuoteValues } from './quote-values.ts'

const MOST_PIECES = 99

const countOf = (typed: string): number => Math.min(MOST_PIECES, Math.max(1, Math.trunc(Number(typed)) || 1))

type Props = { service: QuotedService; values: QuoteValues }

/** The ways out of what is quoted. Of a courier package only the value is typed: how many things it is decides whether it can be split. */
export function QuoteWays({ service, values }: Props) {
  const { t } = useTranslation('ways')
  const { setValue } = useFormContext<QuoteValues>()
  const [pieces, setPieces] = useState('1')
  const { category, weightInGrams, description, productValueInCents } = values
  const items = service === 'PPE' ? values.items : piecesOf(description, productValueInCents ?? 0, countOf(pieces))
  const goToC = (tariffId: string | null) => {
    setValue('tariffId', tariffId, { shouldDirty: true })
    setValue('category', 'C', { shouldDirty: true, shouldTouch: true })
  }
  return (
    <>
      {service === 'COU' ? (
        <TextInput
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_PIECES}
          label={t('pieces')}
          description={t('piecesHelp')}
          value={pieces}
          onChange={({ currentTarget }) => setPieces(currentTarget.value)}
        />
      ) : null}
      <TypedWays
        typed={{ category, weightInGrams, items }}
        onCategoryC={goToC}
        splitAction={(boxes) =>
          service === 'COU' ? (
            <Button variant="default" fullWidth component={Link} to={boxesAddressOf(service, boxes)}>
              {t('orderPackages', { count: boxes.length })}
            </Button>
          ) : (
            boxes.map((box, index) => {
              const label = t('buyBox', { position: index + 1 })
              return (
                <Button key={label} variant="default" fullWidth component={Link} to={boxesAddressOf(service, [box])}>
                  {label}
                </Button>
              )
            })
          )
        }
      />
    </>
  )
}

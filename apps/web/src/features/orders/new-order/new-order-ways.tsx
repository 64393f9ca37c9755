import type { RetailParameters } from '@app/domain'
import { Button } from '@mantine/core'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type Box, passesLimit } from '../ways/typed-package.ts'
import { TypedWays } from '../ways/typed-ways.tsx'
import type { ItemValues, NewOrderValues } from './new-order-values.ts'

type Props = { index: number; parameters: RetailParameters; onSplit: (boxes: Box<ItemValues>[]) => void }

/** What can be done with a package that passes a limit, as soon as it does: each way fills the form in. */
export function NewOrderWays({ index, parameters, onSplit }: Props) {
  const { t } = useTranslation('ways')
  const { control, getValues, setValue } = useFormContext<NewOrderValues>()
  const [category, one] = useWatch({ control, name: ['category', `packages.${index}`] })
  if (!one) return null
  const typed = { category, weightInGrams: one.storeWeightInGrams, items: one.items }
  if (!passesLimit(typed, parameters)) return null
  const goToC = (tariffId: string | null) => {
    const items = getValues(`packages.${index}.items`).map((item) => ({ ...item, tariffId }))
    setValue(`packages.${index}.items`, items, { shouldDirty: true })
    setValue('category', 'C', { shouldDirty: true, shouldTouch: true })
  }
  return (
    <TypedWays
      typed={typed}
      onCategoryC={goToC}
      splitAction={(boxes) => (
        <Button variant="default" fullWidth onClick={() => onSplit(boxes)}>
          {t('makePackages', { count: boxes.length })}
        </Button>
      )}
    />
  )
}

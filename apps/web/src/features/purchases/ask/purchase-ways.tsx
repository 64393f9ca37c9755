import { Button } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Box, TypedPackage } from '../../orders/ways/typed-package.ts'
import { TypedWays } from '../../orders/ways/typed-ways.tsx'
import styles from './purchase-form.module.css'
import type { ItemValues, PurchaseValues } from './purchase-values.ts'

type Props = { typed: TypedPackage<ItemValues>; onSplit: ((boxes: Box<ItemValues>[]) => void) | undefined }

/** What can be done with a purchase that passes a limit: each way fills the form in. */
export function PurchaseWays({ typed, onSplit }: Props) {
  const { t } = useTranslation('purchases')
  const { getValues, setValue } = useFormContext<PurchaseValues>()
  const goToC = (tariffId: string | null) => {
    const items = getValues('items').map((item) => ({ ...item, tariffId }))
    setValue('items', items, { shouldDirty: true })
    setValue('category', 'C', { shouldDirty: true, shouldTouch: true })
  }
  return (
    <TypedWays
      typed={typed}
      onCategoryC={goToC}
      splitAction={(boxes) =>
        onSplit ? (
          <Button variant="default" fullWidth onClick={() => onSplit(boxes)}>
            {t('split.begin', { count: boxes.length })}
          </Button>
        ) : (
          <p className={styles.hint}>{t('split.byHand')}</p>
        )
      }
    />
  )
}

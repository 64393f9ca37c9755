import { CARERS } from '@app/domain'
import { Button } from '@mantine/core'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useTranslation } from 'react-i18next'
import { showRefusal } from '../../../api/show-refusal.ts'
import { useMay } from '../../../session/use-may.ts'
import { showSuccess } from '../../../ui/say/toast.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import { filterOf } from '../../runs/filter-of-query.ts'
import { usePreviewRun, useRunLabels } from '../../runs/runs.queries.ts'

type Props = { wanted: { ids: readonly string[] } | { query: object }; count: number }

/** The labels of what is chosen, or of all that the list finds: one file. */
export function PrintLabels({ wanted, count }: Props) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const may = useMay()
  const listing = usePreviewRun()
  const labels = useRunLabels()
  const print = () => {
    const which = 'ids' in wanted ? { ids: [...wanted.ids] } : { filter: filterOf(wanted.query) }
    listing.mutate(
      { act: 'printOrders', ...which },
      {
        onSuccess: ({ id, counts: { refused } }) => {
          if (refused > 0) showSuccess(t('change.withoutLabel', { count: refused, number: format.number(refused) }))
          labels.mutate(id)
        },
        onError: showRefusal,
      },
    )
  }
  if (count === 0 || !may({ duties: CARERS })) return null
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter aria-hidden />}
      loading={listing.isPending || labels.isPending}
      onClick={print}
    >
      {t('change.labels', { number: format.counted(count) })}
    </Button>
  )
}

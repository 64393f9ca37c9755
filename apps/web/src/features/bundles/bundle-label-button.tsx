import type { Bundle } from '@app/contract/bundles.contract'
import { Button } from '@mantine/core'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useTranslation } from 'react-i18next'
import { useBundleLabel } from './bundle-files.queries.ts'

type Props = { bundle: Pick<Bundle, 'id' | 'code'>; size?: 'sm' | 'lg' | 'compact-md'; variant?: 'default' | 'subtle' }

/** Printed once or again: the label is made anew each time. */
export function BundleLabelButton({ bundle: { id, code }, size = 'sm', variant = 'default' }: Props) {
  const { t } = useTranslation('bundles')
  const label = useBundleLabel()
  return (
    <Button
      variant={variant}
      size={size}
      leftSection={<IconPrinter aria-hidden />}
      loading={label.isPending}
      onClick={() => label.mutate(id)}
      aria-label={t('labelOf', { code })}
    >
      {t('label')}
    </Button>
  )
}

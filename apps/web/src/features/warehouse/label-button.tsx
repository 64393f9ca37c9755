import { Button } from '@mantine/core'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useLabels } from './labels.queries.ts'

type Props = { orderId: string; code: string; label: string; size?: 'md' | 'lg' | 'xl'; variant?: 'default' | 'subtle' }

/** Printed once or again: the label is made anew each time. */
export function LabelButton({ orderId, code, label, size = 'lg', variant = 'subtle' }: Props) {
  const labels = useLabels()
  return (
    <Button
      variant={variant}
      size={size}
      leftSection={<IconPrinter aria-hidden />}
      loading={labels.isPending}
      aria-label={`${label}: ${code}`}
      onClick={() => labels.mutate([orderId])}
    >
      {label}
    </Button>
  )
}

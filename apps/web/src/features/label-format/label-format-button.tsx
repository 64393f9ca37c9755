import { Button, type ButtonProps } from '@mantine/core'
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keepLabelFormat, labelFormat } from './label-format.ts'

/** Labels as PDF, or as ZPL for a printer that is fed without a driver; the device remembers. */
export function LabelFormatButton({ className }: Pick<ButtonProps, 'className'>) {
  const { t } = useTranslation('warehouse')
  const [format, setFormat] = useState(labelFormat)
  const next = format === 'pdf' ? 'zpl' : 'pdf'
  return (
    <Button
      variant="default"
      className={className}
      leftSection={<IconTag aria-hidden />}
      aria-label={t(`labelFormat.${format}`)}
      title={t('labelFormat.help')}
      onClick={() => {
        keepLabelFormat(next)
        setFormat(next)
      }}
    >
      {format.toUpperCase()}
    </Button>
  )
}

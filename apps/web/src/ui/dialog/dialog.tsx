import { useProps } from '@mantine/core'
import styles from './dialog.module.css'
import { Overlaid, type OverlaidProps } from './overlaid.tsx'

export type DialogProps = OverlaidProps & {
  /** Its width in pixels; `auto` is that of its content. */
  size?: number | 'auto'
  /** In the middle, where the others stand below the upper edge. */
  centered?: boolean
  fullScreen?: boolean
  /** How far from the upper and lower edge. */
  offset?: string
}

const DEFAULTS: Partial<DialogProps> = { transitionProps: { duration: 200, transition: 'fade-down' } }

/** Asks, or takes something in, over the page. */
export function Dialog(given: DialogProps) {
  const {
    size = 440,
    centered = false,
    fullScreen = false,
    offset = '5dvh',
    classNames,
    ...props
  } = useProps('Dialog', DEFAULTS, given)
  const width = typeof size === 'number' ? `${size / 16}rem` : size
  return (
    <Overlaid
      {...props}
      shape={{
        root: { '--dialog-width': width, '--dialog-offset': offset } as Record<string, string>,
        inner: [styles.inner, centered ? styles.centered : '', fullScreen ? styles.whole : ''].join(' '),
        content: styles.content,
        ...(fullScreen ? { radius: 0 } : {}),
      }}
      classNames={{ ...classNames, title: [styles.title, classNames?.title].filter(Boolean).join(' ') }}
    />
  )
}

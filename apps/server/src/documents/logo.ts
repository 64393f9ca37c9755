import { COLOURS, type Paper } from './paper.ts'

const SIDE_OF_DRAWING = 32

/** The bridge of the product's icon. */
export function drawLogo({ pdf, y }: Paper, x: number, side: number, colour: string = COLOURS.primary): void {
  pdf.save()
  pdf.translate(x, y).scale(side / SIDE_OF_DRAWING)
  pdf.roundedRect(0, 0, SIDE_OF_DRAWING, SIDE_OF_DRAWING, 8).fill(colour)
  pdf.path('M5 22h22M8 22v-4a8 8 0 0 1 16 0v4M12 22v-9M16 22V10M20 22v-9').lineWidth(2.2).lineCap('round').stroke('#ffffff')
  pdf.restore()
}

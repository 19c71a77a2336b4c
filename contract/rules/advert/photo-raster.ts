/** Side of the square, in pixels, that photos are compared by. */
export const rasterSide = 128

// The faces of fonts.css are enough; faces.ml.ts adds those of Malayalam.
export {}

import Foundation
import Testing

/// An image that Python's zlib compressed, with the CRC-32 of the pixels that Pillow decodes from
/// it.
struct PNGSample: CustomTestStringConvertible {
  var name: String
  var pixelChecksum: UInt32
  var pixelCount: Int
  private var base64: String

  init(_ name: String, pixelChecksum: UInt32, pixelCount: Int, _ base64: String) {
    self.name = name
    self.pixelChecksum = pixelChecksum
    self.pixelCount = pixelCount
    self.base64 = base64
  }

  var data: Data { Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data() }

  var testDescription: String { name }

  static let all = plain + interlaced

  private static let plain = [
    PNGSample(
      "gray 1", pixelChecksum: 0xB29B7A96, pixelCount: 30,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGAQAAAAAjgGnmAAAACklEQVR42mOoYdRkKmDeVIPZmAAAAApJ
      REFUyLKJ4SkAEI0DaDWLe3UAAAAASUVORK5CYII=
      """),
    PNGSample(
      "gray 2", pixelChecksum: 0x54C47A27, pixelCount: 30,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGAgAAAABkIBM2AAAADUlEQVR42mOYrMpoM4tJ4iazx3qq1AAA
      AA1JREFUcg1LlxSD+gIAKZ8ElMnLUxgAAAAASUVORK5CYII=
      """),
    PNGSample(
      "gray 4", pixelChecksum: 0x5FD1F81E, pixelCount: 30,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGBAAAAADrYOaWAAAAEElEQVR42mNYt/kf40srHqaF5z8xhVq/
      pgAAABFJREFU3xJrZSlSP8vA/WYrAIU+CoI5dwYtAAAAAElFTkSuQmCC
      """),
    PNGSample(
      "gray 8", pixelChecksum: 0x46D9B835, pixelCount: 30,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGCAAAAAAukAuXAAAAFklEQVR42mMIs/4jl884eb2N71+m7OfX
      pViZdEPrkgAAABdJREFU+V/3r1Nn0TSZdX0OQ5RvWTkbAP9QDZdfNRJBAAAAAElFTkSuQmCC
      """),
    PNGSample(
      "gray 16", pixelChecksum: 0xBA1EB439, pixelCount: 30,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGEAAAAAB+ANfUAAAAJklEQVR42gFCAL3/APhdhpACSta9o0AB
      G+mt4gT+aS2YKQJGOaIWh295JOXvn7MAAAAnSURBVGfhAx0iX4OeSFcKB4sEbb+ESdWE/AnfNABJNK+H
      9VILablLkCQbDA/7Oz0AAAAASUVORK5CYII=
      """),
    PNGSample(
      "colour 8", pixelChecksum: 0xF83C985B, pixelCount: 18,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAMAAAAGCAIAAACJh7NbAAAAI0lEQVR42gE8AMP/AA2YLoW7VbZyqAFy
      Y3pbEewvQqgCnCx3t+9K6B2tAtEAAAAkSURBVPysAyIpvB6H8gCXaATXhXwCSBbyt2QA3qosyu3NK1FX
      CkAar9noMC0AAAAASUVORK5CYII=
      """),
    PNGSample(
      "colour 16", pixelChecksum: 0xD706B6EF, pixelCount: 18,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAMAAAAGEAIAAADZF28YAAAAPklEQVR42gFyAI3/AEEOTe5K8rNPQwoH
      NEfeY2wOgAFslXumhNbXijpEU2wK6ixzKwoC7LN3l5vQtBdolYpLyCkGsTc1QRAAAAA/SURBVB6WA3pC
      FMnlK7YZkJMruXyWu/sBSwR/Bg5XWz0kFWGxIbJHFw2D4gEAzq3XZLajL7sJrerhCcSplyA5dAUvtMn8
      rLMAAAAASUVORK5CYII=
      """),
    PNGSample(
      "palette 1", pixelChecksum: 0xDCA8E81E, pixelCount: 30,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGAQMAAAAxNcYIAAAABlBMVEWlTcoYJTCJOrmLAAAACklEQVR4
      2mMoZTRl+sZcoQ4dlQAAAApJREFUxMLCIAIAEEACNTlU/kQAAAAASUVORK5CYII=
      """),
    PNGSample(
      "palette 2", pixelChecksum: 0x2BE50118, pixelCount: 30,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGAgMAAAB2lbzYAAAADFBMVEWlTcoYJTC7HW0TLN7OGwEYAAAA
      DUlEQVR42mOI6WJ0msbk9J2ZSFcblgAAAA1JREFUq4Al2oChTxYALf4EsqJq8ZgAAAAASUVORK5CYII=
      """),
    PNGSample(
      "palette 4", pixelChecksum: 0x03B912F7, pixelCount: 30,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGBAMAAAD51Ul4AAAAMFBMVEWlTcoYJTC7HW0TLN7WI3su2R4/
      ch/LGXEXRJTWSTydXDRgvjEgHmn+2qDu6LmZf1xpd12KAAAAEElEQVR42mOIvanK2FmvyvRHyYX5R9b5
      dQAAABFJREFUQeIhlmOyKxiudjoBAGmrCSO+7di9AAAAAElFTkSuQmCC
      """),
    PNGSample(
      "palette 8 with opacity", pixelChecksum: 0xE151E33F, pixelCount: 30,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGCAMAAAA8JaR5AAAAMFBMVEWlTcoYJTC7HW0TLN7WI3su2R4/
      ch/LGXEXRJTWSTydXDRgvjEgHmn+2qDu6LmZf1xpd12KAAAABXRSTlMAUKD/B91ePKIAAAAWSURBVHja
      Y2BkZ2blYGRkYWRmYGJl4fjzn5kgSHeyAAAAF0lEQVTjG+PvPyxf2dj/szMw8/LzcAIAayMHaqFwULEA
      AAAASUVORK5CYII=
      """),
    PNGSample(
      "gray with opacity 8", pixelChecksum: 0xCB7ADBF6, pixelCount: 18,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAMAAAAGCAQAAACs7OyHAAAAGklEQVR42gEqANX/AG51r2VHzwGxG5Hs
      4nsCKzjaJL77hccAAAAbSURBVJ8OAw5ty4vxkwQNTuqbXFgApX0Rnm+2dzoRq/Wv7zoAAAAASUVORK5C
      YII=
      """),
    PNGSample(
      "gray with opacity 16", pixelChecksum: 0xF0AD44D9, pixelCount: 18,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAMAAAAGEAQAAAD8fDDEAAAALElEQVR42gFOALH/AF0Aq8Mq845mfwIu
      hwEtScwVnMLNhq4gtiwCebSAfIELQqyRSmVwX18AAAAtSURBVNxIA8LGku2RulDLGUxl9QTU33fsCZoN
      frjo72QA/MMn9ZMXZSdLqYKbYZok/CuSANMAAAAASUVORK5CYII=
      """),
    PNGSample(
      "colour with opacity 8", pixelChecksum: 0xCA60F431, pixelCount: 18,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAMAAAAGCAYAAAAG5SQMAAAALElEQVR42gFOALH/AEQG9h/4iTJv+pSS
      7QHu7jxmsT22ovW/Nd4Cm9gvBYcDVn4kWVGW+g0AAAAtSURBVGhTA3YTycNZuq5CO79ffQSOX7LIWcdY
      /93H/KMAZAaUgb4hyccnuNuMzGMmpN/NfoIAAAAASUVORK5CYII=
      """),
    PNGSample(
      "colour with opacity 16", pixelChecksum: 0x60DF6F9E, pixelCount: 18,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAMAAAAGEAYAAABWdfhPAAAAUElEQVR42gGWAGn/ABiPNBqSTH+I36Fh
      v9sOzGgpGdLmRpL4GQFBV/HUr5CYgkR4icZIOaXTzVfwZHkebZECmfBxqH/JF6weq0LqcEGWb4FFVow9
      OCMhhwkAAABRSURBVFWoA0sdPfFzU221N4AKssnMDiofXHZ+eM6TdwS6D98IYKxQNIiapZC3cMs58iSG
      mteg88kABZrrjqF883h+DtKdHAtj/9cpg3TZvXT8wBdIh+8gXn8AAAAASUVORK5CYII=
      """),
    PNGSample(
      "gray 8 with a clear shade", pixelChecksum: 0xCB621FD6, pixelCount: 45,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAFCAAAAACyOJm3AAAAAnRSTlMAA++anIIAAAAWSURBVHjaY2Bg
      ZuPk4RcSlWBkZQYDFmYmViCS0ybeAAAAF0lEQVRgAwFmLhYWVhYQl4UVKAGELMwAH7MBF45D7L8AAAAA
      SUVORK5CYII=
      """),
    PNGSample(
      "not packed", pixelChecksum: 0x91EF8D0C, pixelCount: 20,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFCAYAAABirU3bAAAAMElEQVR4AQFVAKr/ABGt17nKZQOVImn9
      Zp9jdu4BcYeXN4zY28HYvdjRRlHCfwJjk4cnzIctj5Q/AAAAMElEQVQuQVM4XphDggRXA1eymrORZV2b
      UORfk8neYfsE3R6DN5wtvctwQfwO0C28+P7QKjavW4itAAAAAElFTkSuQmCC
      """),
    PNGSample(
      "fixed codes", pixelChecksum: 0x656CCF39, pixelCount: 20,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFCAYAAABirU3bAAAAIklEQVR4AWNgYGbj5OEXEpWQllNUUdfS
      ZWTl4Obj4eHhBQIwxcQKPi3nIgAAACJJREFUBGwQwA4CzFw8vAKcXCDAzcUNBCxAeRAEyoMgOzsAuRED
      oKdmnKkAAAAASUVORK5CYII=
      """),
    PNGSample(
      "codes of its own", pixelChecksum: 0x3A7C09FF, pixelCount: 1200,
      """
      iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAIAAADRv8uKAAACZUlEQVR42mNgYGbj5OEXEpWQllNUUdfS
      NTA2s7Sxd3L18PYLDAmPik1ITsvMyS8qraiua2xp7+qdMHnazDnzFy1dsXrdxi3bd+09cPjYyTPnL129
      cfvewyfPX7398Pnbzz//mVg5uPkERcSlZBWU1TR19I1MLaztHF3cvXwDgsMiY+KTUhmBKjiBgIuLi74U
      EysQsEEAOwRwQAAnBHBBADcE8EAALwTwQQA/BAhAgCAECEGAMASIQIAoBIgBATMXDy/QEiAEEVC7gBBE
      QK0EQhABtRkIQQTUAUAIIsCgl4+XD+gYuHOAEERAXQWEIALqOAFBFqB/QRDoXxAE+hcEIU6BugFqOcha
      3BTQUEJKUCkGSRkFFXVtfWMzKztHV0/fgJCI6Pjk9Ky8otLK2saWjp7+ydNnz1u0bOXajVt37Dlw+Pjp
      85eu3br78OnLNx++fP/9n5mNi09QVFJWQUUDaIi5lZ0T0JDAkIgYoCHZeUVlQENaO3omAA2Zv2jZKqAh
      O/ccOAI05DKjnKIqOOCgEUg3imlAUhYocYlLSqMmdqhNqBai2otqPaorUB2D6ia40yZOnMRCQXYikwJ6
      GkgyGJlZ2Tt7+ASGRsYlpWcXlFTUNrZ1AVPUnAVLV67btG33/iMnzl68euve4+fA1PTzLxMbN7+whIyi
      qpaekbm1gwswJYVFxSdn5BSUVtY1tXf3T5kxd+GyVes2b99z4OjJs5eu3b7/5MWbj19//WNm5xYQkZRV
      UtPSN7awcWQE6obmPfpSoJKLDRLW7JCw5oCENbQ4gZYj0AIEWnJAwwxaVkALCWjpIAiJRSFIoLWUZgAA
      AmVJREFUAhOGJDARSAIThSQwMVACY1ZW1YDkapR4RI1OCNULTUSoKRo1YaOmb9RkjpraWYhOWfz8+LIT
      dgC0AJcUg3dAaFR8SmZ+SWVdc0fv5BlzFy1fs3H7noPHTl+4evvB01fvv/z8z8LJJywhq6yha2Ru4+ju
      ExgWnZCaXVBaVd/S2T9l5rzFK9Zu3rH30PEzF6/fefjs9YevvxlYufhFJOVVNPWMLWydPXyDwmMS03MK
      y6obWrsnTJ01f8nK9YxAe6GhQ19q4BKXgZEZ1DwIxQs1FkLx8fYhZQR+qCUQSgBqF4QShFoJoYSgNkMo
      YagDIJQI2B0shHwsSIKPgdbAfAzxNR6KAZiuSqsb23snzZi3ZNWGbbsPHj97+eb9J68+fPvDxMErLCmv
      qm1oZuPk4RcSFZ+aXVhe29zRN2XWgmXAFLj38MnzV289ePbm049/zJz8otKK6jpGFnYuXgGh0YnpucWV
      dS1dE6bNWbR87ead+4+evnDtzqMX74BplZVbUFyWEWiv0EAAcJtrIJpdzMCmLGoVAjWrtw/ZSFSTUS2Y
      gGIPqnUotk5Bthx34hImLjsBTSWcnSA2Q1M0hGKobe6aMH3uktUbd+w7evrSzfvP3nz+ycDOKyKlqK5n
      au3k4R8ak5xZUAZUNnH6PJCy/UfPgJS9/fwLpExaUQOkzNM/DKSsvLYFpGzp6k0gZZdvPgApY2TnAynT
      N7UBKYtNzgIp62Zs6uiH5G0R+lID16AHtmj5kADQgP5+eBUigAIEkcDEiai5QxgFiKAAURQAbeyxYMlO
      okR4GtxuIuBpMTE8ngYAtk8FCEEqfnAAAAAASUVORK5CYII=
      """),
    PNGSample(
      "long repetitions", pixelChecksum: 0x69DF71F1, pixelCount: 6000,
      """
      iVBORw0KGgoAAAANSUhEUgAAASwAAAAUCAAAAAASSF/dAAAAUklEQVR42u3BkQKDAAAA0bNsNstmsyyb
      zbIsy2ZZlvXf+4X7gHsP4g3ReETjGY0xGq9ovKMxRWOOxica32gs0VijsUVjj8YvGkc0zmhc0bij/QF+
      RhbzJ5U6bwAAAABJRU5ErkJggg==
      """),
  ]
}

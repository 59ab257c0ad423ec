extension PNGSample {
  /// Interlaced images of each kind, and of sizes that leave out some of the seven passes.
  ///
  /// A script wrote their passes and filters, and the checksums are those of the original pixels.
  static let interlaced: [PNGSample] = [
    PNGSample(
      "interlaced, gray 1", pixelChecksum: 0x443E0F46, pixelCount: 63,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAHAQAAAAGF52pbAAAAFElEQVR42mM4wNjAxMB8gIWBoYHRgekD
      swO9szsAAAAUSURBVAXLAoYHjLfUmBIamC94AQB2wQh97tq8KAAAAABJRU5ErkJggg==
      """),
    PNGSample(
      "interlaced, gray 2", pixelChecksum: 0xADED5DF0, pixelCount: 63,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAHAgAAAAHCRxCLAAAAFklEQVR42mP4wHiA6QIzAwsDw94Gxtbf
      TFHMHVQ5mQAAABdJREFUqiz7GfoYz4fEMsk2OzD7G+cAAMU/CnK4Ys/kAAAAAElFTkSuQmCC
      """),
    PNGSample(
      "interlaced, gray 4", pixelChecksum: 0x13FB5DED, pixelCount: 63,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAHBAAAAAFNB+UrAAAAHUlEQVR42mO4ybiAKU6A+QhLPUObpQPj
      vJWVTD0+zEUHWJNTJ/8AAAAdSURBVEr+MkR8ZJw+a7GhNpP3TgZWA+bboVJxEwCPHBBpJvQ4rgAAAABJ
      RU5ErkJggg==
      """),
    PNGSample(
      "interlaced, gray 8", pixelChecksum: 0x8C908680, pixelCount: 63,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAHCAAAAAGI9wgqAAAALElEQVR42gFNALL/ABPgASgC+knHA+q2
      BIs5ADXBhPFrAQ3BR787Akb0hmwDg/eIQd1NHTgAAAAsSURBVASzCSi7APQQFn4BfCv0NxaiNg3uAoit
      D7RB3aMYeQMsGcT/r5g2A5+DCh5bpE2KBwAAAABJRU5ErkJggg==
      """),
    PNGSample(
      "interlaced, gray 16", pixelChecksum: 0x6F9D4BED, pixelCount: 63,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAHEAAAAAHYZ9RpAAAAS0lEQVR42gGMAHP/AIzeM/MBbuoCx0yc
      0KUVA/2Nfj8ExO5m8QBzR6eXN5tZz4/EARNlNuCjvC1V7LQCwFzneLys30ED8sTCPAWJPocEkMPf7or5
      AAAATElEQVTAqfAiMJsAWX9SD68rmNQBiE5qW+OLfc1jZY+9xzO8GCUWAtp4gIg8PL7f7AvKcjeva5rY
      LAPppWj7GBIAmWWphvoiA0dosNt/k0KkZAKNrgAAAABJRU5ErkJggg==
      """),
    PNGSample(
      "interlaced, colour 8", pixelChecksum: 0x981ED79C, pixelCount: 63,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAHCAIAAAEi/sChAAAAa0lEQVR42gHLADT/AMbZQjrssQH3h1UC
      YiZuD0r1Rjt2A4GdEfsLjQRFLSW3hDQAARd6FZE+e6MxFQg6ZBfpAfcS8k+4zj2RG+zn/0GR5gKPGp11
      ayxYSy9y2QIDQ1ku19ATwj8BUEGnBHfvcF6eTBwXjrsAAABrSURBVDkQFLCopgBkM530qaDOJ6Nc0HAB
      SGK0WOAxAIJf2/bicRWUHRbc0Tiolfb7go9TAoWL8sVEqn7k4qRY5ZTVQUwTVWlX/CPP+uKm/wMC2dVO
      fsAdYhZGmfiS/6T6AwXV+9qVF81qd+0y9F4P+RBdDAAAAABJRU5ErkJggg==
      """),
    PNGSample(
      "interlaced, colour 16", pixelChecksum: 0x07C274AB, pixelCount: 63,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAHEAIAAAFybhziAAAAyUlEQVR42gGIAXf+AL49NcZb3PxEZEFD
      zwEWqJXyurICFkc1g9Mz2GCBgIjGDoe7wlNHA1Til3BwUTNr3mTHWgRzOXSdaOF1ewpTg18Avp49P+Vl
      u52Xd1ERX1qXy0aok/66sP2tGrjP4BchAcQWPCyousr1aM9tRJk1O5EEG07i0BQ2jwXcnpXk0gKnYG+L
      LzLQDDiW+HF+U3gmVBWV0J2mJJsDuADisyzo5RApnimBot+vx2XQmmS8aIYhBJYyqPgIyWwLWfo7V/wv
      e0rQ3pG3AAAAyklEQVRF/137lrTDyQC4fdY5dkd1+/CoZ5c9QFgMh5fSf+ZtYx8BEbU32CLhKgWTGAOa
      v/49DnuJjZTSNvv73NSCyWN6jubzU1g3yW2p5cOHXXwGSrHG+4DhsE1nAqf3QyUMtw0Vv3J5DPiu+3wz
      q7YpCKE6PWGqJg+X1bCdGDmgH/YwKuirlbdXxFsMEk1RZB9qMQP/jpqtTn7jXXHylp7wBv2AEUeic1Yp
      MkIWMHaQwrEHpfhOpqBETxOY8jht47N4EROHmRIu7b3HULt7B0vCNQAAAABJRU5ErkJggg==
      """),
    PNGSample(
      "interlaced, palette 1", pixelChecksum: 0xAD2D6663, pixelCount: 63,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAHAQMAAAGXUsW1AAAABlBMVEWF/KSVk7IgDH7IAAAAE0lEQVR4
      2mM4wMjA1MDcwHKAoYExgOkBczHDlQAAABNJREFUkOXAoMCYIsOkwcBs8x8AcNAHDqRZiBIAAAAASUVO
      RK5CYII=
      """),
    PNGSample(
      "interlaced, palette 2", pixelChecksum: 0x9928F415, pixelCount: 63,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAHAgMAAAHQ8r9lAAAADFBMVEVsL0oAal4FG1CNOgj44zLkAAAA
      FklEQVR42mO4wHiA6QOzA8sChhIHRr8ipq3M3st9QwAAABdJREFU71gSGFYx/nuYyKSae4D5xuUuANyU
      DWOk4XrtAAAAAElFTkSuQmCC
      """),
    PNGSample(
      "interlaced, palette 4", pixelChecksum: 0xCEC18025, pixelCount: 63,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAHBAMAAAFfskrFAAAAMFBMVEX0HABI9EOAMVSKkTB+vO0CdRd2
      D4hMaDdITZ2QdmfQqlzecpCN6ARmw+RIbWlMrqEv3sMgAAAAHklEQVR42gExAM7/AKEBsALmQANDBJIA
      AQ5AAaoWkAKXQgNFdz37AAAAHklEQVS0jgSRGgAsuQEQx5bYCwLmgVeDIAOTPYjjDGL6D6mbPplSAAAA
      AElFTkSuQmCC
      """),
    PNGSample(
      "interlaced, palette 8 with opacity", pixelChecksum: 0x8E49C851, pixelCount: 63,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAHCAMAAAGaQqfEAAAAeFBMVEUyA2hZ5DkfQgmdk3MCbKsgS2pr
      DeZSLs2JNBOr+UuoAcwvK1d2aZ7wHgfYsb+nqCcgnQepXNrATL5tLEcDixah3AI1kY7z7bwzCcK2xx/X
      ipsXvfyj3lLOWotQZoAQhalkGJNyyguVz/KNhNYmhP09EQUufzF3YhBYJy7iAAAAA3RSTlMAUKCWGzpi
      AAAALElEQVR42gFNALL/ACvDAQcCzUe9AyLIBJIpANPzwxlHAU/27jutAubME4EDrW+ud6aU7RwAAAAs
      SURBVAQUKT7PABWsZyEB9KkIhjymJU5zApbOucp/CS1k7APd+EoDVgHSbB53dh5YxBxlUgAAAABJRU5E
      rkJggg==
      """),
    PNGSample(
      "interlaced, gray with opacity 8", pixelChecksum: 0x9B531162, pixelCount: 63,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAHCAQAAAEHlZ99AAAAS0lEQVR42gGMAHP/AEgvOHwBB9wCpdzC
      SJCTA1Tivm8EME2tcgCv9Q2xCu+s6gAOAarVIV515OvnZGECLofDw7rYQtcDW80GNXeVSuEECh7ZimnO
      AAAATElEQVQECjc68UUATvMuuMt2ujUBjGdJnSCVQ5mxp7XTwRPJoLsnAkaxKwjoHP7fGF6HV7N4aPLK
      KANfPv7J+KvUQxYkxh4sUB7t0LauRT7/dAjscwAAAABJRU5ErkJggg==
      """),
    PNGSample(
      "interlaced, gray with opacity 16", pixelChecksum: 0x486D3392, pixelCount: 63,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAHEAQAAAFXBUM+AAAAiklEQVR42gEKAfX+AP4jmS8cx1RVAU/j
      vs4CghdAmOzQUc6nADyHA6qYWlhLwhmKBF222Ed3LwkCANWj4Y74TO4wQAGmHIuvsrQlEQpKATjnZuoC
      R9qC39EfsF3oehZLjPi0AoQTQXhP65swN4kdoOhcmmYDcbDAgv720Dv6oRDYesH5MQR4IbFBulQSSPI7
      ++L9AAAAi0lEQVRuMvxhAzv5APqYiwoQgiGBeJtCDY7LBvgBL0nTTBoHUHgVYWqmcg7gTxDSAL9WWdIC
      5XZZIE+S9/FSAU4YAhevoLr5AbFDBP6KA+fPtZLNVYR7aR6KI725RQT5Onyvylx02gMy/ALspCHgKGy9
      SXQTEUaxE7F+iObdoc9UytVw9vKC6ArOcfz7DnsJqXW76QAAAABJRU5ErkJggg==
      """),
    PNGSample(
      "interlaced, colour with opacity 8", pixelChecksum: 0x2D317305, pixelCount: 63,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAHCAYAAAGtnFf2AAAAiklEQVR42gEKAfX+AJ/FtvmYEF+oAcRa
      Mt4CIXi4j1YTfWP/eAWkA/Yy+iqzkw00BO/VJKIzguFhAGVBOTKCy66kgfvDfJ4vOCYgpKrRAcASQ4wT
      Ob/NQGylyNCkVMbYdicSAglE1pCPm8dvOkUp8Xh2ZKMDXpfT6b0JSuM7UTkRVsD/qQSWORFawF9QXHoN
      9YiwAAAAi0lEQVRPJIBjzG3nAO+JokqGrCVoo+FCrerfjYgBvYCpofWD+aJ5n4OZx7K6ItIvSjUqToK/
      ppKHj74kM52XJ2FAAqYFM+Yx16UuqcCP6mv/OkfE3mHyl0jN8ZFVMs37elpXmqwhkgMipa+D1Dg4AWCN
      NFbdMTMN+pIBe2C/vW/O4p3uByxIVC1/CxRZ6X5OyiufygAAAABJRU5ErkJggg==
      """),
    PNGSample(
      "interlaced, colour with opacity 16", pixelChecksum: 0xDD1EE792, pixelCount: 63,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAHEAYAAAH9DIu1AAABCElEQVR42gEGAvn9ANGrh8l0eq1BCxiW
      JftWlBMBFHSdsvvLqd4CtAJA8GRIk6SUr78Npxggj4o+KyMklj7tAz4cH0jafu4Ior40wrlmBYkE77dY
      24EDGY4QK1iVxcn+4AAZnKk69DMgcC/E/Qr7ITpGiPiNe4suFFWBZPy++bdK8+Hb/sEyj3hEAWJI3fi8
      n5NFfIgXl7+pjFp1xU+DfUu1bGMTnI8rRfNxd8eFKi8Z+DcCB/9ZaTf9MXFOZAmgWi5I2bq1R4J4pd1I
      qHCI1hVhCxYD0w2bo9NjQFGJKtsGgDsVWYU3nyrv8dR6QF8XcSlImQwE2tOnPkGz+3oZMfLspoNc3B7W
      P5Ab+hxnI6+CAAABCUlEQVRoHH2BXfZ+/NoAfEqsAeRTNZr0WlYrOAVazxe8Bye6oGU6+gIiyRJgNvUB
      DyRSyfPajwEwrEWdatTubWJg2Th9fwz98lN1pBIJftjT7QgtCSk03bnTMAmp802QXuC3aPix05zbWSm6
      cNmMhEjsUOuG9WCUAvbsaKIGxarIUidnPREWdnJmt4HIBmYuGCKxIwrZWWdzdGFrSDVBbH8H9GApEBfl
      NNaGQwW97worLS8Nz3WMU0aZRTpQOUjyxwOEdIcvvva2XtC4ot7vSYRTwylEJSNTyPrHKHRLUMGebiWC
      5pDJwJznEopNrefplKgWiMbXpugWVuylvTBlG++BIGf3HwOBg4gQIvNDf1oTEAAAAABJRU5ErkJggg==
      """),
    PNGSample(
      "interlaced, colour 8 with a clear shade", pixelChecksum: 0x2CC88FF8, pixelCount: 63,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAHCAIAAAEi/sChAAAABnRSTlMAAQACAAPJS6v1AAAAa0lEQVR4
      2gHLADT/AAECA9chiAGPTEACb6WlmQQWUt/rA7l1jXafAAR62zI5/PUA6U8+g+DY/r/IInQv5f14AbJ8
      MhWPzTGvE4cEvXlgZgI1yi33D49UNKONH8ADR71tOWrTgrNlEwgyBLkTqMGpi71ceJMAAABrSURBVFzK
      wCLQ/QBxPDTsrOu947CKQ7gBgY0J4bJMLjsU7BarCbByQ0/9re07scY1HrOJAtb4ZBJyRVDveCuT5HzC
      fZm9swQtNXl2tqCrBgP/LWjBpeG8cUj9gRxbZvceUc5n8w7q48nznpkXvmAyEgzx9QAAAABJRU5ErkJg
      gg==
      """),
    PNGSample(
      "interlaced, gray 8, 1 × 1", pixelChecksum: 0x6875F61C, pixelCount: 1,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAFNeavDAAAABUlEQVR42mOoA3mBuRgAAAAFSURBVAAA
      gAB/bQMu5AAAAABJRU5ErkJggg==
      """),
    PNGSample(
      "interlaced, gray 8, 2 × 1", pixelChecksum: 0x8148E569, pixelCount: 2,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAAGmThDAAAAABklEQVR42mMwZzwc6c0OAAAABklEQVQP
      AAF6AQg3upiFAAAAAElFTkSuQmCC
      """),
    PNGSample(
      "interlaced, gray 8, 1 × 3", pixelChecksum: 0x9A4C20AD, pixelCount: 3,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAEAAAADCAAAAAEAsQrIAAAAB0lEQVR42mN4wOjNt7CuZgAAAAdJREFU
      VAcABc0BrZwcPQ0AAAAASUVORK5CYII=
      """),
    PNGSample(
      "interlaced, gray 8, 3 × 2", pixelChecksum: 0x2AF99F35, pixelCount: 6,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAAAAAHPGAlQAAAACUlEQVR42mM4znidyZdW1/Z4AAAACUlE
      QVQ5zFUNABA9ArPfLOGEAAAAAElFTkSuQmCC
      """),
    PNGSample(
      "interlaced, gray 8, 5 × 4", pixelChecksum: 0x43F90821, pixelCount: 20,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAAAAAEUX5oKAAAAEklEQVR42mPQYCxlsmHeqi3M8kmP4f4h
      c1tzAAAAEklEQVRDRqMFAifNmaQ96hM5AGjtB+dDdr2uAAAAAElFTkSuQmCC
      """),
    PNGSample(
      "interlaced, gray 8, 8 × 8", pixelChecksum: 0x5E88AD22, pixelCount: 64,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAAGWY9HBAAAALUlEQVR42gFPALD/AFMBGQKE/wOhsQSm
      PQDCeK02ATJlHm4CYz2/vgNFPkXDBIW8bmFwkLT6AAAALUlEQVQAqOw0mAGyDO1pYB7WwwKgoRyXFO5X
      cAMHGLQ3W6v0qwQjGRI6dnYh73QqHbbL8w4UAAAAAElFTkSuQmCC
      """),
    PNGSample(
      "interlaced, gray 8, 17 × 16", pixelChecksum: 0x5C0A1659, pixelCount: 272,
      """
      iVBORw0KGgoAAAANSUhEUgAAABEAAAAQCAAAAAGiXfsVAAAAnElEQVR42gEuAdH+ALpO2AHC600CfjYD
      CEYEB6KcdFsAGtO6ebsBIr8yDQIYfy34A57cuDwEzmE15QC8gRHqogyV644BKtYdIrfN65UkAr5+R17p
      q2XUpQM6U9BdcSsDLnYEyvkqtJkJMiAAdv2CxFjM9UMBvmBVwJsDJZ4C0zuQJsg/1XAD3PGTMxgKN8oE
      lFfNKrzbmPYAEylPHW6qjmBAHkZjAAAAnUlEQVQBLq1cdr6hOv8CYG0Pvj5piND75Lm+n2HopdEDiorw
      aWXE8qk0GNoIq/Ursn8EBuTa69yPHLui91uAnr7iPy0ApK2I6rZJrHOlREAFLMRJqMoBEdRdzXK09Q6M
      OM5f3B/Kr6kCloPrkRHzCz43s6OVIY4r85MDaUwKdFF3f3SDO/I7z6ew7IMETHgs2ZnoUhj18tHFku2X
      j41Nbo4w87jUpwAAAABJRU5ErkJggg==
      """),
  ]
}
